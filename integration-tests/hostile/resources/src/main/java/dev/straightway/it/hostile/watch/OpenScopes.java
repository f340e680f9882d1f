package dev.straightway.it.hostile.watch;

import java.util.Collection;
import java.util.Objects;
import java.util.stream.Collectors;

import io.quarkus.arc.InjectableContext.ContextState;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;

/** Tells of request scopes that haven't ended to which requests they belong. */
final class OpenScopes {

    private OpenScopes() {
    }

    /** {@return a line for each} */
    static String of(Collection<ContextState> scopes) {
        return scopes.stream().filter(ContextState::isValid).map(OpenScopes::request).collect(Collectors.joining("\n"));
    }

    private static String request(ContextState scope) {
        return scope.getContextualInstances().values().stream().filter(CurrentVertxRequest.class::isInstance)
                .map(current -> ((CurrentVertxRequest) current).getCurrent()).filter(Objects::nonNull)
                .map(OpenScopes::name).findFirst().orElse("nobody's");
    }

    private static String name(RoutingContext context) {
        return Watch.name(context)
                + (context.response().ended() ? ", answered with " + context.response().getStatusCode() : "");
    }
}
