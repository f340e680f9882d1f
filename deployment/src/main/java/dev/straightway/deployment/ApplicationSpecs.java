package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.deployment.StraightwayBuildConfig.EmptyParameters;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.recording.ApplicationSpec;
import dev.straightway.runtime.recording.ApplicationSpec.Surroundings;

/** Turns what was found of the application into what the recorder takes. */
final class ApplicationSpecs {

    private ApplicationSpecs() {
    }

    /** @param more providers of Straightway itself */
    static ApplicationSpec of(RestApplication application, String prefix, Surroundings surroundings,
            StraightwayBuildConfig config, List<String> more) {
        Optional<String> declaration = application.declaration().map(type -> type.name().toString());
        return new ApplicationSpec(declaration, prefix, application.bindings(),
                Stream.concat(application.providers().stream().map(Provider::name), more.stream()).toList(),
                !application.choice().singletons().isEmpty(),
                config.compatibility().emptyParameters() == EmptyParameters.ABSENT, surroundings);
    }
}
