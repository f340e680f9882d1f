package dev.straightway.deployment;

import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Straightway. */
@ConfigMapping(prefix = "quarkus.straightway")
@ConfigRoot(phase = ConfigPhase.BUILD_TIME)
public interface StraightwayBuildConfig {

    /**
     * The path before the paths of all resource classes, below {@code quarkus.http.root-path}. {@code @ApplicationPath}, if
     * there is one, takes its place.
     */
    @WithDefault("/")
    String path();

    /**
     * Whether the build fails when two resource methods answer the same request. Otherwise it warns, and the one that is
     * declared first answers.
     */
    @WithDefault("true")
    boolean failOnDuplicate();
}
