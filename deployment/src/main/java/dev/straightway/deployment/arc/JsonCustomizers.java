package dev.straightway.deployment.arc;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.proof.JsonSettings;
import dev.straightway.proof.code.ClassSource;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;

/** Finds what makes Jackson call code that its annotations and the types don't name. */
final class JsonCustomizers {

    private static final DotName CUSTOMIZER = DotName.createSimple("io.quarkus.jackson.ObjectMapperCustomizer");
    private static final List<DotName> TYPES = List.of(CUSTOMIZER,
            DotName.createSimple("com.fasterxml.jackson.databind.Module"),
            DotName.createSimple("com.fasterxml.jackson.databind.ObjectMapper"));
    private static final DotName MIXIN = DotName.createSimple("io.quarkus.jackson.JacksonMixin");
    /** Those of Quarkus itself set features and buffers, and serialize by the standard modules alone. */
    private static final String QUARKUS = "io.quarkus.jackson.";

    private JsonCustomizers() {
    }

    /**
     * {@return who has a say in how JSON is read and written; empty if it is Jackson alone, or with features that the proof
     * knows}
     */
    static Optional<String> of(RestApplication application, RegisteredComponentsBuildItem components, ClassSource classes) {
        if (application.providers().stream().anyMatch(provider -> provider.is("ContextResolver"))) {
            return Optional.of("a ContextResolver");
        }
        if (!application.index().getAnnotations(MIXIN).isEmpty()) {
            return Optional.of("a mixin of Jackson");
        }
        return components.getBeans().stream().filter(JsonCustomizers::customizes)
                .filter(bean -> !onlySets(bean, classes))
                .map(bean -> bean.getBeanClass().toString()).sorted().findFirst();
    }

    private static boolean customizes(BeanInfo bean) {
        return TYPES.stream().anyMatch(bean::hasType) && !bean.getBeanClass().toString().startsWith(QUARKUS);
    }

    private static boolean onlySets(BeanInfo bean, ClassSource classes) {
        return bean.isClassBean() && bean.hasType(CUSTOMIZER)
                && JsonSettings.only(classes, bean.getBeanClass().toString(), "customize");
    }
}
