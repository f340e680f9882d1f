package dev.straightway.runtime.http.match;

import java.util.List;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Foreseen;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.negotiation.Outcome;
import dev.straightway.runtime.routing.ExpensivePathException;
import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;

/**
 * Finds the resource method behind locators when the path is matched, where the build knows what they return (ADR 23).
 * <p>
 * It only foresees: the object that a locator returns must be of the class that the build knows, else its own class decides.
 * What it doesn't foresee, as a refusal, is decided behind the locators, which must be called before.
 */
final class Foreseeing {

    private Foreseeing() {
    }

    /**
     * Takes the step to a locator, and finds what comes behind it.
     *
     * @param instance the object that the locator is called on; {@code null} for a root resource
     */
    static void begin(VertxExchange exchange, RouteMatch<Endpoint> match, Object instance) {
        Endpoint locator = match.values().get(0);
        Foreseen next = behind(exchange, match, locator);
        if (next == null) {
            exchange.matched(match, locator, instance);
            return;
        }
        List<Endpoint> steps = method(next).passage().steps();
        exchange.matched(match, steps.get(0), instance, along(next, steps, 1));
    }

    /**
     * {@return whether what is foreseen may be served ahead of the Router, and takes the request without negotiation; the step
     * to the locator is taken then}
     */
    static boolean ahead(VertxExchange exchange, RouteMatch<Endpoint> match) {
        Endpoint locator = match.values().get(0);
        if (!locator.mayBeAhead()) {
            return false;
        }
        Foreseen known = known(exchange, match, locator);
        if (known != null) {
            Endpoint first = known.endpoint().passage().steps().get(0);
            boolean served = first.mayBeAhead() && Choosing.suits(exchange, known.endpoint(), first.readsEntity());
            if (served) {
                exchange.matched(match, first, null, known);
            }
            return served;
        }
        Foreseen next = search(exchange, match, locator);
        return next != null && ahead(exchange, match, next);
    }

    private static boolean ahead(VertxExchange exchange, RouteMatch<Endpoint> match, Foreseen next) {
        Endpoint method = method(next);
        List<Endpoint> steps = method.passage().steps();
        boolean served = method.httpMethod().equals(RequestHead.method(exchange))
                && Choosing.isPlain(exchange, method, steps.get(0).readsEntity()) && mayBeAhead(steps);
        if (served) {
            exchange.matched(match, steps.get(0), null, along(next, steps, 1));
        }
        return served;
    }

    /** {@return the resource method right behind a locator that takes a request as it is, if the rest of its path is known} */
    private static Foreseen known(VertxExchange exchange, RouteMatch<Endpoint> match, Endpoint locator) {
        List<Foreseen> methods = locator.passage() == null ? null : locator.passage().foreseen().get(match.rest());
        if (methods != null) {
            String httpMethod = RequestHead.method(exchange);
            for (int i = 0; i < methods.size(); i++) {
                Endpoint method = methods.get(i).endpoint();
                if (method.httpMethod().equals(httpMethod)) {
                    return Choosing.takes(method, exchange) && Choosing.answers(method, exchange) ? methods.get(i) : null;
                }
            }
        }
        return null;
    }

    private static boolean mayBeAhead(List<Endpoint> steps) {
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).mayBeAhead()) {
                return false;
            }
        }
        return true;
    }

    private static Endpoint method(Foreseen first) {
        Foreseen last = first;
        while (last.next() != null) {
            last = last.next();
        }
        return last.endpoint();
    }

    /** {@return the same, each locator as it runs on the way to the method} */
    private static Foreseen along(Foreseen next, List<Endpoint> steps, int index) {
        return next.next() == null ? next
                : new Foreseen(next.match(), steps.get(index), along(next.next(), steps, index + 1));
    }

    private static Foreseen behind(VertxExchange exchange, RouteMatch<Endpoint> match, Endpoint locator) {
        Foreseen known = known(exchange, match, locator);
        return known != null ? known : search(exchange, match, locator);
    }

    private static Foreseen search(VertxExchange exchange, RouteMatch<Endpoint> match, Endpoint locator) {
        RouteTable<Endpoint> below = locator.passage() == null ? null : locator.passage().below();
        RouteMatch<Endpoint> next = below == null ? null : find(below, match.rest());
        if (next == null) {
            return null;
        }
        Endpoint first = next.values().get(0);
        if (!first.isLocator()) {
            Endpoint method = method(exchange, next.values());
            return method == null || method.passage().steps().isEmpty() ? null : new Foreseen(next, method, null);
        }
        Foreseen last = isOfOneClass(next.values()) ? behind(exchange, next, first) : null;
        return last == null ? null : new Foreseen(next, first, last);
    }

    private static RouteMatch<Endpoint> find(RouteTable<Endpoint> table, String path) {
        try {
            return table.find(path);
        } catch (ExpensivePathException expensive) {
            return null;
        }
    }

    /** {@return the endpoint that answers, one of them where each is of a class of its own; {@code null} if none does} */
    private static Endpoint method(VertxExchange exchange, List<Endpoint> endpoints) {
        Endpoint usual = Endpoint.single(endpoints, RequestHead.method(exchange));
        if (usual != null && Choosing.takes(usual, exchange) && Choosing.answers(usual, exchange)) {
            return usual;
        }
        List<Endpoint> candidates = Selection.of(endpoints, RequestHead.method(exchange));
        if (candidates.isEmpty()) {
            return null;
        }
        if (candidates.size() > 1 && isOfOneClass(candidates)) {
            return negotiate(exchange, candidates);
        }
        for (Endpoint candidate : candidates) {
            boolean plain = Choosing.takes(candidate, exchange) && Choosing.answers(candidate, exchange);
            if (!isAlone(candidate, candidates) || !plain && negotiate(exchange, List.of(candidate)) == null) {
                return null;
            }
        }
        return preferred(candidates);
    }

    /** {@return any of those between which the object decides; one that may be served ahead of the Router, if there is one} */
    private static Endpoint preferred(List<Endpoint> candidates) {
        for (Endpoint candidate : candidates) {
            if (candidate.mayBeAhead()) {
                return candidate;
            }
        }
        return candidates.get(0);
    }

    private static Endpoint negotiate(VertxExchange exchange, List<Endpoint> candidates) {
        return Choosing.outcome(exchange, candidates) instanceof Outcome.Chosen<Endpoint> chosen ? chosen.route() : null;
    }

    /** {@return whether there is no other endpoint of the same class} */
    private static boolean isAlone(Endpoint candidate, List<Endpoint> candidates) {
        for (Endpoint other : candidates) {
            if (other != candidate && other.passage().type() == candidate.passage().type()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOfOneClass(List<Endpoint> endpoints) {
        Class<?> type = endpoints.get(0).passage().type();
        for (Endpoint endpoint : endpoints) {
            if (endpoint.passage().type() != type) {
                return false;
            }
        }
        return true;
    }

    /** {@return whether the object that a locator returned is what was foreseen; the step to it is taken then} */
    static boolean goOn(VertxExchange exchange, Object instance, SubResources subResources) {
        Foreseen next = exchange.foreseen();
        Endpoint fitting = next == null ? null : fitting(next, instance.getClass(), subResources);
        if (fitting == null) {
            return false;
        }
        exchange.matched(next.match(), fitting, instance, next.next());
        return true;
    }

    private static Endpoint fitting(Foreseen next, Class<?> type, SubResources subResources) {
        Endpoint foreseen = next.endpoint();
        if (subResources.isServedAs(type, foreseen.passage().type())) {
            return foreseen;
        }
        if (foreseen.isLocator()) {
            return null;
        }
        for (Endpoint other : next.match().values()) {
            if (other.httpMethod().equals(foreseen.httpMethod()) && !other.passage().steps().isEmpty()
                    && subResources.isServedAs(type, other.passage().type())) {
                return other;
            }
        }
        return null;
    }
}
