package dev.straightway.deployment.config;

import java.util.function.BooleanSupplier;

/** Whether Straightway serves the application. Otherwise Quarkus REST does, and Straightway only looks at it. */
public final class Serving implements BooleanSupplier {

    private final StraightwayBuildConfig config;

    /** @param config of the build */
    public Serving(StraightwayBuildConfig config) {
        this.config = config;
    }

    @Override
    public boolean getAsBoolean() {
        return !config.advise();
    }
}
