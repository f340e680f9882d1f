package dev.straightway.deployment;

import java.util.Optional;

import dev.straightway.deployment.StraightwayBuildConfig.EmptyParameters;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.recording.ApplicationSpec;
import dev.straightway.runtime.recording.ApplicationSpec.Surroundings;

/** Turns what was found of the application into what the recorder takes. */
final class ApplicationSpecs {

    private ApplicationSpecs() {
    }

    static ApplicationSpec of(RestApplication application, String prefix, Surroundings surroundings,
            StraightwayBuildConfig config) {
        Optional<String> declaration = application.declaration().map(type -> type.name().toString());
        return new ApplicationSpec(declaration, prefix, application.bindings(),
                application.providers().stream().map(Provider::name).toList(),
                !application.choice().singletons().isEmpty(),
                config.compatibility().emptyParameters() == EmptyParameters.ABSENT, surroundings);
    }
}
