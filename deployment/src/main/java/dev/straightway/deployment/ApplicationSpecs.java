package dev.straightway.deployment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

import dev.straightway.deployment.StraightwayBuildConfig.EmptyParameters;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.recording.EndpointSpecs;
import dev.straightway.runtime.recording.ApplicationSpec;
import dev.straightway.runtime.recording.ApplicationSpec.Surroundings;
import dev.straightway.runtime.recording.CallbacksSpec;

/** Turns what was found of the application into what the recorder takes. */
final class ApplicationSpecs {

    private ApplicationSpecs() {
    }

    /** @param more providers of Straightway itself */
    static ApplicationSpec of(RestApplication application, Plan plan, Surroundings surroundings,
            StraightwayBuildConfig config, List<String> more) {
        Optional<String> declaration = application.declaration().map(type -> type.name().toString());
        return new ApplicationSpec(declaration, plan.prefix(), application.bindings(),
                Stream.concat(application.providers().stream().map(Provider::name), more.stream()).toList(),
                callbacks(application, plan),
                !application.choice().singletons().isEmpty(),
                config.compatibility().emptyParameters() == EmptyParameters.ABSENT, surroundings);
    }

    private static CallbacksSpec callbacks(RestApplication application, Plan plan) {
        Map<String, ExceptionUnwrapStrategy> unwrapped = new TreeMap<>();
        application.callbacks().unwrapped()
                .forEach((name, strategy) -> unwrapped.put(name, ExceptionUnwrapStrategy.valueOf(strategy)));
        return new CallbacksSpec(EndpointSpecs.callbacks(plan), unwrapped);
    }
}
