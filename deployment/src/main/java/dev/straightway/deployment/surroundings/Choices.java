package dev.straightway.deployment.surroundings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.ws.rs.core.Application;

import dev.straightway.deployment.model.Choice;
import io.quarkus.deployment.util.ServiceUtil;
import io.quarkus.resteasy.reactive.server.spi.UnwrappedExceptionBuildItem;

/** Asks the classes of the application what only they can tell: what an {@code Application} chooses, what is a service. */
public final class Choices {

    private Choices() {
    }

    /**
     * {@return the classes that an {@code Application} chooses, asked as Quarkus REST does: an instance is made at build time}
     *
     * @throws DeploymentException if it fails
     */
    @SuppressWarnings("deprecation") // deprecated, and still how applications give instances
    public static Choice of(String className) {
        try {
            Application application = (Application) Class
                    .forName(className, true, Thread.currentThread().getContextClassLoader())
                    .getDeclaredConstructor().newInstance();
            return new Choice(application.getClasses().stream().map(Class::getName).toList(),
                    application.getSingletons().stream().map(Object::getClass).map(Class::getName).toList());
        } catch (InvocationTargetException e) {
            throw failure(className, e.getCause());
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw failure(className, e);
        }
    }

    private static DeploymentException failure(String className, Throwable cause) {
        return new DeploymentException("[STW-152] " + className + ": the build makes an instance to call getClasses() and"
                + " getSingletons(), but that failed: " + cause + ". Give it a public constructor without parameters, and"
                + " don't let these methods use anything that exists only at run time.", cause);
    }

    /** {@return the names of the classes that need no annotation: features that are services, and what extensions name} */
    public static List<String> registered(Stream<String> callbacks) {
        Set<String> names = services();
        callbacks.forEach(names::add);
        return List.copyOf(names);
    }

    /** {@return the exceptions whose cause is mapped in their place, with the names of their strategies, as extensions ask} */
    public static Map<String, String> unwrapped(List<UnwrappedExceptionBuildItem> items) {
        Map<String, String> found = new LinkedHashMap<>();
        items.forEach(item -> found.put(item.getThrowableClassName(), item.getStrategy().name()));
        return found;
    }

    /** {@return the names of the features that are found as services (§5.1, §5.2)} */
    public static Set<String> services() {
        Set<String> names = new LinkedHashSet<>();
        for (String contract : List.of("jakarta.ws.rs.core.Feature", "jakarta.ws.rs.container.DynamicFeature")) {
            try {
                names.addAll(ServiceUtil.classNamesNamedIn(Thread.currentThread().getContextClassLoader(),
                        "META-INF/services/" + contract));
            } catch (IOException e) {
                throw new UncheckedIOException("The services of " + contract + " can't be read", e);
            }
        }
        return names;
    }
}
