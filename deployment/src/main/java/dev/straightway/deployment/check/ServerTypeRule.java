package dev.straightway.deployment.check;

import java.util.Map;
import java.util.Set;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.model.Supertypes;

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
            Set<DotName> above = Supertypes.all(provider.declaration().name(), application.index());
            FIXES.forEach((type, fix) -> {
                if (above.contains(DotName.createSimple(SPI + type))) {
                    problems.add(ID, provider.name(), "implements " + type + ", which is called with the request of the server"
                            + " of Quarkus REST. " + fix);
                }
            });
        }
    }
}
