package dev.straightway.runtime.http.match;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.http.exchange.Matched;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.routing.RouteMatch;

/** How many locators a request may pass: each calls the next, and a variable is looked for in all of them. */
final class LocatorLimit {

    static final int MOST = 250;

    private LocatorLimit() {
    }

    /**
     * Asks for the request that a locator has just returned an object for.
     *
     * @throws ClientErrorException with 414 if the path is that long
     * @throws IllegalStateException if the locator is reached again and again, since it takes nothing of the path
     */
    static void check(VertxExchange exchange) {
        int locators = 0;
        for (Matched step = exchange.matched(); step != null; step = step.above()) {
            locators++;
        }
        if (locators <= MOST) {
            return;
        }
        RouteMatch<?> match = exchange.matched().match();
        if (takesNothing(match)) {
            MethodSpec locator = exchange.endpoint().method();
            throw new IllegalStateException(locator.className() + "#" + locator.name() + " consumes nothing of the path '"
                    + match.path() + "', and the object that it returns leads back to it: this request has passed more than "
                    + MOST
                    + " locators. Give the locator a @Path that consumes a part of the path, or return an object that has a"
                    + " method there.");
        }
        throw new ClientErrorException("The path leads through more than " + MOST + " locators",
                Response.Status.REQUEST_URI_TOO_LONG);
    }

    private static boolean takesNothing(RouteMatch<?> match) {
        return match.rest().length() >= match.path().length() || match.path().equals("/");
    }
}
