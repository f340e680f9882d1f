package dev.straightway.deployment.surroundings;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.check.Contribution;
import dev.straightway.deployment.check.Neighbours;
import dev.straightway.deployment.check.Promises;
import dev.straightway.deployment.check.Secured;
import dev.straightway.deployment.check.Surroundings;
import dev.straightway.deployment.config.StraightwayBuildConfig;
import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Constraints;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.BuiltinScope;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;

/** Looks at what Quarkus knows of the application beside its resources: beans, other extensions, their configuration. */
public final class SurroundingsScanner {

    /** The scope of a resource class that names none, as in Quarkus REST. */
    public static final DotName DEFAULT_SCOPE = BuiltinScope.SINGLETON.getName();

    private static final DotName APPLICATION_PATH = DotName.createSimple("jakarta.ws.rs.ApplicationPath");

    private final Map<String, String> scopes;
    private final Capabilities capabilities;

    public SurroundingsScanner(RegisteredComponentsBuildItem discovered, Capabilities capabilities) {
        this.scopes = discovered.beanStream().filter(BeanInfo::isClassBean).stream().collect(Collectors.toMap(
                bean -> bean.getBeanClass().toString(), bean -> bean.getScope().getDotName().withoutPackagePrefix(),
                (one, other) -> one));
        this.capabilities = capabilities;
    }

    /** {@return the simple name of the scope of a bean} */
    public String scope(String className) {
        return scopes.get(className);
    }

    public Surroundings surroundings(Neighbours neighbours, StraightwayBuildConfig straightway) {
        return new Surroundings(scopes, neighbours, straightway.failOnDuplicate());
    }

    public static Neighbours neighbours(boolean openApi, Constraints constraints, Secured secured,
            Set<Contribution> contributions) {
        return new Neighbours(constraints,
                openApi, configured(ConfigProvider.getConfig()), secured,
                contributions);
    }

    /** {@return whether an OpenAPI document would tell of other paths than those that are served} */
    public static boolean hasOtherDocument(Capabilities capabilities, RestApplication application,
            StraightwayBuildConfig config) {
        boolean moved = !config.path().equals("/") && application.declaration()
                .filter(declaration -> declaration.hasDeclaredAnnotation(APPLICATION_PATH)).isEmpty();
        return capabilities.isPresent(Capability.SMALLRYE_OPENAPI) && (moved || !application.choice().equals(Choice.ALL));
    }

    /** {@return the values of the keys that may be refused; those of a list too, which YAML gives by index} */
    public static Map<String, String> configured(Config config) {
        Map<String, String> found = new TreeMap<>();
        Promises.refusedKeys().forEach(key -> config.getOptionalValues(key, String.class)
                .ifPresent(values -> found.put(key, String.join(",", values))));
        return found;
    }
}
