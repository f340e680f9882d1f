package dev.straightway.runtime.http.answer;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.AuthenticationRedirectException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticator;
import io.quarkus.vertx.http.runtime.security.HttpSecurityUtils;
import io.vertx.ext.web.RoutingContext;

/**
 * Answers requests that Quarkus Security has refused, as the exception mappers of Quarkus REST do. One of the application for
 * the same exception, or for one below it, comes first; one for an exception above it doesn't.
 */
public final class Refusals {

    /** What Quarkus REST has mappers of its own for. */
    private static final List<Class<? extends RuntimeException>> KINDS = List.of(UnauthorizedException.class,
            ForbiddenException.class, AuthenticationFailedException.class, AuthenticationCompletionException.class,
            AuthenticationRedirectException.class);

    private static final String NOT_AUTHENTICATED = "Not Authenticated";

    private Refusals() {
    }

    /** {@return the class of exceptions that are answered here, or {@code null} if it is another one} */
    public static Class<?> kind(Throwable refusal) {
        for (Class<?> kind : KINDS) {
            if (kind.isInstance(refusal)) {
                return kind;
            }
        }
        return null;
    }

    /** Gives the answer: at once, or when a mechanism has told its challenge. */
    static void answer(VertxExchange exchange, RuntimeException refusal, Consumer<Response> answer) {
        if (refusal instanceof UnauthorizedException) {
            challenge(exchange, null, answer);
        } else if (refusal instanceof AuthenticationFailedException failed) {
            HttpSecurityUtils.addAuthenticationFailureToEvent(failed, exchange.routingContext());
            challenge(exchange, toldInDevMode(failed), answer);
        } else if (refusal instanceof AuthenticationRedirectException redirect) {
            answer.accept(redirect(redirect));
        } else if (refusal instanceof AuthenticationCompletionException) {
            answer.accept(Response.status(Response.Status.UNAUTHORIZED).entity(toldInDevMode(refusal)).build());
        } else {
            answer.accept(Response.status(Response.Status.FORBIDDEN).build());
        }
    }

    private static String toldInDevMode(RuntimeException refusal) {
        return LaunchMode.current().isDev() ? refusal.getMessage() : null;
    }

    private static Response redirect(AuthenticationRedirectException redirect) {
        Response.ResponseBuilder answer = Response.status(redirect.getCode()).header(HttpHeaders.CACHE_CONTROL, "no-store")
                .header("Pragma", "no-cache");
        return redirect.getCode() == 200
                ? answer.entity(redirect.getRedirectUri()).type("text/html; charset=UTF-8").build()
                : answer.header(HttpHeaders.LOCATION, redirect.getRedirectUri()).build();
    }

    private static void challenge(VertxExchange exchange, String told, Consumer<Response> answer) {
        RoutingContext context = exchange.routingContext();
        HttpAuthenticator authenticator = context.get(HttpAuthenticator.class.getName());
        Response otherwise = Response.status(Response.Status.UNAUTHORIZED).entity(told == null ? NOT_AUTHENTICATED : told)
                .build();
        if (authenticator == null) {
            answer.accept(otherwise);
            return;
        }
        CompletableFuture<Response> challenge = authenticator.getChallenge(context)
                .map(found -> found == null ? otherwise : response(found, told))
                .onFailure().recoverWithItem(otherwise).subscribeAsCompletionStage();
        if (challenge.isDone()) {
            answer.accept(challenge.join());
        } else {
            challenge.thenAccept(response -> exchange.resume(() -> answer.accept(response)));
        }
    }

    private static Response response(ChallengeData challenge, String told) {
        Response.ResponseBuilder answer = Response.status(challenge.status);
        challenge.getHeaders().forEach((name, value) -> answer.header(name.toString(), value));
        return challenge.status == 401 && told != null ? answer.entity(told).build() : answer.build();
    }
}
