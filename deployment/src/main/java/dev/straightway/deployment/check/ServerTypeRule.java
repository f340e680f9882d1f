package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.RestApplication;

/** STW-216: no provider is written for the server of Quarkus REST alone. */
final class ServerTypeRule implements Rule {

    private static final String ID = "STW-216";
    private static final String SPI = "org.jboss.resteasy.reactive.server.spi.";
    private static final Map<String, String> FIXES = Map.of(
            "ResteasyReactiveContainerRequestFilter",
            "Implement ContainerRequestFilter, or annotate a method with @ServerRequestFilter; one that waits returns a Uni.",
            "ResteasyReactiveContainerResponseFilter",
            "Implement ContainerResponseFilter, or annotate a method with @ServerResponseFilter; one that waits returns a Uni.",
            "ResteasyReactiveAsyncExceptionMapper",
            "Implement ExceptionMapper, or annotate a method with @ServerExceptionMapper; one that waits returns a Uni.");

    @Override
    public void check(RestApplication application, Problems problems) {
        for (Provider provider : application.providers()) {
            Set<String> above = new HashSet<>();
            add(above, provider.declaration(), application.index());
            FIXES.forEach((type, fix) -> {
                if (above.contains(SPI + type)) {
                    problems.add(ID, provider.name(), "implements " + type + ", which is called with the request of the server"
                            + " of Quarkus REST. " + fix);
                }
            });
        }
    }

    private static void add(Set<String> above, ClassInfo type, IndexView index) {
        List<DotName> next = new ArrayList<>(type.interfaceNames());
        if (type.superName() != null) {
            next.add(type.superName());
        }
        for (DotName name : next) {
            ClassInfo known = index.getClassByName(name);
            if (above.add(name.toString()) && known != null) {
                add(above, known, index);
            }
        }
    }
}
