package dev.straightway.runtime.http.match;

import java.util.List;

import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.http.ahead.PlainHead;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.OptionsAnswer;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;
import dev.straightway.runtime.negotiation.Outcome;
import dev.straightway.runtime.routing.RouteMatch;

/** Chooses the endpoint of a request among those whose templates match its path (§3.7.2 step 3). */
final class Choosing {

    private static final String ANYTHING = "*/*";

    private Choosing() {
    }

    /**
     * Chooses the endpoint and tells the exchange. Where the best class has no method for the request, the next one of
     * the same stem is asked, as in Quarkus REST.
     *
     * @param instance the object that the endpoint is called on; {@code null} for a root resource
     * @throws WebApplicationException with 405, 415 or 406 if no endpoint answers the request
     */
    static void endpoint(VertxExchange exchange, RouteMatch<Endpoint> first, Object instance) {
        String httpMethod = RequestHead.method(exchange);
        for (RouteMatch<Endpoint> match = first; match != null; match = match.next()) {
            Endpoint only = match.values().get(0);
            if (only.isLocator()) {
                Foreseeing.begin(exchange, match, instance);
                return;
            }
            Endpoint usual = Endpoint.single(match.values(), httpMethod);
            if (usual != null && takes(usual, exchange) && answers(usual, exchange)) {
                exchange.matched(match, usual, instance);
                return;
            }
            List<Endpoint> endpoints = Selection.of(match.values(), httpMethod);
            if (!endpoints.isEmpty()) {
                exchange.matched(match, negotiate(exchange, endpoints), instance);
                return;
            }
        }
        throw noMethod(httpMethod, first);
    }

    /**
     * {@return whether the usual endpoint of a match may be served ahead of the Router, and takes the request without
     * negotiation; it is chosen then}
     */
    static boolean ahead(VertxExchange exchange, RouteMatch<Endpoint> match) {
        if (match.values().get(0).isLocator()) {
            return Foreseeing.ahead(exchange, match);
        }
        Endpoint usual = Endpoint.single(match.values(), RequestHead.method(exchange));
        boolean served = usual != null && isPlain(exchange, usual, usual.readsEntity());
        if (served) {
            exchange.matched(match, usual, null);
        }
        return served;
    }

    /**
     * {@return whether an endpoint may be served ahead of the Router, and takes a request as it is}
     *
     * @param reads whether the body is read for it, or for a locator before it
     */
    static boolean isPlain(VertxExchange exchange, Endpoint endpoint, boolean reads) {
        return suits(exchange, endpoint, reads) && takes(endpoint, exchange) && answers(endpoint, exchange);
    }

    /** {@return the same, where it is known that the endpoint takes the request as it is} */
    static boolean suits(VertxExchange exchange, Endpoint endpoint, boolean reads) {
        return endpoint.mayBeAhead() && PlainHead.suits(exchange.sentFields(), reads, exchange.surroundings().limits().body());
    }

    private static WebApplicationException noMethod(String httpMethod, RouteMatch<Endpoint> first) {
        String allowed = String.join(", ", Selection.allowed(first));
        boolean asks = httpMethod.equals("OPTIONS");
        Response answer = Response.status(asks ? 200 : 405).header(HttpHeaders.ALLOW, allowed).build();
        return asks ? new OptionsAnswer(answer) : new NotAllowedException(answer);
    }

    private static Endpoint negotiate(VertxExchange exchange, List<Endpoint> endpoints) {
        Outcome<Endpoint> outcome = outcome(exchange, endpoints);
        if (outcome instanceof Outcome.Chosen<Endpoint> chosen) {
            return chosen.route();
        }
        exchange.takeDetour().refusing(endpoints.get(0));
        throw outcome instanceof Outcome.UnsupportedMediaType ? new NotSupportedException() : new NotAcceptableException();
    }

    static Outcome<Endpoint> outcome(VertxExchange exchange, List<Endpoint> endpoints) {
        return Negotiator.choose(endpoints, ContentTypes.range(RequestHead.contentType(exchange)),
                exchange.surroundings().accepted(exchange.accept()));
    }

    /** The common cases without parsing: nothing to consume, or just what is declared. */
    static boolean takes(Endpoint endpoint, VertxExchange exchange) {
        List<MediaRange> consumes = endpoint.consumes();
        if (consumes.isEmpty()) {
            return true;
        }
        String contentType = RequestHead.contentType(exchange);
        return contentType == null || consumes.size() == 1 && contentType.equals(consumes.get(0).text());
    }

    static boolean answers(Endpoint endpoint, VertxExchange exchange) {
        if (endpoint.produces().isEmpty()) {
            return true;
        }
        String accept = exchange.accept();
        return accept == null || accept.equals(ANYTHING) || isOne(accept, endpoint.produces());
    }

    /** Just the text of one of them, which then is a type that is answered. */
    private static boolean isOne(String accept, List<MediaRange> produces) {
        for (int i = 0; i < produces.size(); i++) {
            if (accept.equals(produces.get(i).text())) {
                return true;
            }
        }
        return false;
    }
}
