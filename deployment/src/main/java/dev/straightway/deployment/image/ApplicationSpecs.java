package dev.straightway.deployment.image;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

import dev.straightway.EndpointDisabled;
import dev.straightway.SecureField;
import dev.straightway.deployment.model.GivenProvider;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.recording.EndpointSpecs;
import dev.straightway.deployment.recording.JsonSpecs;
import dev.straightway.runtime.recording.ApplicationSpec;
import dev.straightway.runtime.recording.ApplicationSpec.Surroundings;
import dev.straightway.runtime.recording.CallbackSpec;
import dev.straightway.runtime.recording.CallbacksSpec;
import dev.straightway.runtime.recording.DisabledSpec;
import dev.straightway.runtime.recording.GivenSpec;

/** Turns what was found of the application into what the recorder takes. */
public final class ApplicationSpecs {

    private static final DotName DISABLED = DotName.createSimple(EndpointDisabled.class);
    private static final DotName SECURED = DotName.createSimple(SecureField.class);

    private ApplicationSpecs() {
    }

    /** What was planned: the routes, and JSON. */
    public record Plans(Plan routes, JsonPlan json) {
    }

    /** @param more providers of Straightway itself */
    public static ApplicationSpec of(RestApplication application, Plans plans, Surroundings surroundings,
            boolean emptyParametersAbsent, List<String> more) {
        Optional<String> declaration = application.declaration().map(type -> type.name().toString());
        return new ApplicationSpec(declaration, plans.routes().prefix(), application.bindings(),
                Stream.concat(application.providers().stream().filter(Provider::isRegistered).map(Provider::name),
                        more.stream()).toList(),
                application.providers().stream().flatMap(provider -> provider.given().stream()).map(ApplicationSpecs::given)
                        .toList(),
                callbacks(application, plans.routes()),
                !application.choice().singletons().isEmpty(),
                emptyParametersAbsent, disabled(application), !application.index().getAnnotations(SECURED).isEmpty(),
                JsonSpecs.of(plans.json()),
                surroundings);
    }

    /** Only the annotation of a class itself counts, as in Quarkus REST. */
    private static List<DisabledSpec> disabled(RestApplication application) {
        List<DisabledSpec> disabled = new ArrayList<>();
        for (ClassInfo type : new LinkedHashSet<>(application.allClasses().map(ResourceClass::declaration).toList())) {
            AnnotationInstance annotation = type.declaredAnnotation(DISABLED);
            if (annotation != null) {
                AnnotationValue ifMissing = annotation.value("disableIfMissing");
                disabled.add(new DisabledSpec(type.name().toString(), annotation.value("name").asString(),
                        annotation.value("stringValue").asString(), ifMissing != null && ifMissing.asBoolean()));
            }
        }
        return disabled;
    }

    private static GivenSpec given(GivenProvider provider) {
        GivenProvider.Time time = provider.time();
        GivenProvider.Handled handled = provider.handled();
        return new GivenSpec(provider.className(), provider.contract(), provider.order().priority(), provider.bindings(),
                new CallbackSpec.Time(time.preMatching(), time.nonBlocking(), time.behindBody()),
                new GivenSpec.Handled(handled.type(), handled.mediaTypes(), handled.afterOwn()));
    }

    private static CallbacksSpec callbacks(RestApplication application, Plan plan) {
        Map<String, ExceptionUnwrapStrategy> unwrapped = new TreeMap<>();
        application.callbacks().unwrapped()
                .forEach((name, strategy) -> unwrapped.put(name, ExceptionUnwrapStrategy.valueOf(strategy)));
        return new CallbacksSpec(EndpointSpecs.callbacks(plan), unwrapped);
    }
}
