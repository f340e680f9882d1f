package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.RestApplication;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;

/** Finds what makes Jackson call code that its annotations and the types don't name. */
final class JsonCustomizers {

    private static final List<DotName> TYPES = List.of(DotName.createSimple("io.quarkus.jackson.ObjectMapperCustomizer"),
            DotName.createSimple("com.fasterxml.jackson.databind.Module"),
            DotName.createSimple("com.fasterxml.jackson.databind.ObjectMapper"));
    private static final DotName MIXIN = DotName.createSimple("io.quarkus.jackson.JacksonMixin");
    /** Those of Quarkus itself set features and buffers, and serialize by the standard modules alone. */
    private static final String QUARKUS = "io.quarkus.jackson.";

    private JsonCustomizers() {
    }

    /** {@return who has a say in how JSON is read and written; empty if it is Jackson alone} */
    static Optional<String> of(RestApplication application, RegisteredComponentsBuildItem components) {
        if (application.providers().stream().anyMatch(provider -> provider.is("ContextResolver"))) {
            return Optional.of("a ContextResolver");
        }
        if (!application.index().getAnnotations(MIXIN).isEmpty()) {
            return Optional.of("a mixin of Jackson");
        }
        return components.getBeans().stream().filter(JsonCustomizers::customizes)
                .map(bean -> bean.getBeanClass().toString()).sorted().findFirst();
    }

    private static boolean customizes(BeanInfo bean) {
        return TYPES.stream().anyMatch(bean::hasType) && !bean.getBeanClass().toString().startsWith(QUARKUS);
    }
}
