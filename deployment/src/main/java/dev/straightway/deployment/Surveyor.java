package dev.straightway.deployment;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.check.Surroundings;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.BuiltinScope;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.metrics.MetricsCapabilityBuildItem;
import io.quarkus.runtime.metrics.MetricsFactory;

/** Looks at what Quarkus knows of the application beside its resources: beans, other extensions, their configuration. */
final class Surveyor {

    /** The scope of a resource class that names none, as in Quarkus REST. */
    static final DotName DEFAULT_SCOPE = BuiltinScope.SINGLETON.getName();

    private final Map<String, String> scopes;
    private final Capabilities capabilities;

    Surveyor(RegisteredComponentsBuildItem discovered, Capabilities capabilities) {
        this.scopes = discovered.beanStream().filter(BeanInfo::isClassBean).stream().collect(Collectors.toMap(
                bean -> bean.getBeanClass().toString(), bean -> bean.getScope().getDotName().withoutPackagePrefix(),
                (one, other) -> one));
        this.capabilities = capabilities;
    }

    /** {@return the simple name of the scope of a bean} */
    String scope(String className) {
        return scopes.get(className);
    }

    Surroundings surroundings(StraightwayBuildConfig straightway) {
        return new Surroundings(scopes, capabilities.isPresent(Capability.HIBERNATE_VALIDATOR),
                capabilities.isPresent(Capability.SMALLRYE_OPENAPI), denials(ConfigProvider.getConfig()),
                straightway.failOnDuplicate());
    }

    /** {@return whether metrics or traces want to know the path templates} */
    static boolean observed(Capabilities capabilities, Optional<MetricsCapabilityBuildItem> metrics) {
        return capabilities.isPresent(Capability.OPENTELEMETRY_TRACER)
                || metrics.filter(present -> present.metricsSupported(MetricsFactory.MICROMETER)).isPresent();
    }

    private static Set<String> denials(Config config) {
        Set<String> found = new TreeSet<>();
        String denyUnannotated = "quarkus.security.jaxrs.deny-unannotated-endpoints";
        if (config.getOptionalValue(denyUnannotated, Boolean.class).orElse(false)) {
            found.add(denyUnannotated);
        }
        String defaultRoles = "quarkus.security.jaxrs.default-roles-allowed";
        config.getOptionalValue(defaultRoles, String.class).ifPresent(roles -> found.add(defaultRoles));
        return found;
    }
}
