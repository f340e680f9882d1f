package dev.straightway.runtime.http.match;

import java.util.Set;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.routing.ExpensivePathException;
import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;

/** The step that finds the endpoint of a request: first the template of its path, then the method. Immutable. */
public final class Matching {

    private final RouteTable<Endpoint> routes;
    private final SubResources subResources;

    /**
     * @param routes those of root resources
     * @param subResources those of the objects that locators return
     */
    public Matching(RouteTable<Endpoint> routes, SubResources subResources) {
        this.routes = routes;
        this.subResources = subResources;
    }

    /**
     * {@return the match of a whole path as it was sent, or {@code null}}
     *
     * @throws WebApplicationException with 414 if nobody can tell at a bearable cost
     */
    public RouteMatch<Endpoint> find(String path) {
        return find(routes, RequestPath.withoutMatrixParameters(path));
    }

    /** {@return paths of root resources that are known as a whole} */
    public Set<String> paths() {
        return routes.literals();
    }

    static RouteMatch<Endpoint> find(RouteTable<Endpoint> table, String path) {
        try {
            return table.find(path);
        } catch (ExpensivePathException expensive) {
            throw new ClientErrorException(expensive.getMessage(), Response.Status.REQUEST_URI_TOO_LONG, expensive);
        }
    }

    /** {@return the match of a whole path that has no matrix parameters, or {@code null} if that costs too much, too} */
    public RouteMatch<Endpoint> findAhead(String path) {
        try {
            return routes.find(path);
        } catch (ExpensivePathException expensive) {
            return null;
        }
    }

    /** {@return whether an endpoint that may be served ahead of the Router answers the request; it is chosen then} */
    public boolean chooseAhead(VertxExchange exchange, RouteMatch<Endpoint> match) {
        if (!Choosing.ahead(exchange, match)) {
            return false;
        }
        if (exchange.surroundings().observed()) {
            UrlTemplate.publish(exchange);
        }
        return true;
    }

    /** @throws WebApplicationException with 405, 415 or 406 if no endpoint of the match answers the request */
    public void choose(VertxExchange exchange, RouteMatch<Endpoint> match) {
        choose(exchange, match, null);
    }

    /** @throws WebApplicationException if no endpoint answers the request, as its filters have left it */
    public void match(VertxExchange exchange) {
        choose(exchange, found(exchange, find(RequestHead.path(exchange))), null);
    }

    /**
     * Takes a step further, to an endpoint of the object that a locator returned (§3.4.1).
     *
     * @throws WebApplicationException if none answers the request, or if it passes too many locators
     */
    public void descend(VertxExchange exchange, Object located) throws Throwable {
        Object instance = subResources.instance(exchange, located);
        if (Foreseeing.goOn(exchange, instance, subResources)) {
            if (exchange.surroundings().observed()) {
                UrlTemplate.publish(exchange);
            }
            return;
        }
        LocatorLimit.check(exchange);
        RouteTable<Endpoint> table = subResources.table(instance);
        if (table == null) {
            MethodSpec locator = exchange.endpoint().method();
            throw new IllegalStateException(instance.getClass().getName() + ", of which " + locator.className() + "#"
                    + locator.name() + " has returned an object, has no resource methods that the build knows. If it has some,"
                    + " have the library indexed that it is of, by quarkus.index-dependency.");
        }
        choose(exchange, found(exchange, find(table, exchange.matched().match().rest())), instance);
    }

    private static RouteMatch<Endpoint> found(VertxExchange exchange, RouteMatch<Endpoint> match) {
        if (match == null) {
            throw notFound(RequestHead.path(exchange));
        }
        return match;
    }

    private static void choose(VertxExchange exchange, RouteMatch<Endpoint> match, Object instance) {
        if (!exchange.surroundings().observed()) {
            Choosing.endpoint(exchange, match, instance);
            return;
        }
        try {
            Choosing.endpoint(exchange, match, instance);
            UrlTemplate.publish(exchange);
        } catch (WebApplicationException refused) {
            UrlTemplate.publish(exchange, match);
            throw refused;
        }
    }

    /**
     * {@return how a request is matched}, for people
     *
     * @param target the path as it is sent
     * @param accept {@code null} without the field
     * @param contentType {@code null} without the field
     */
    public Explanation explain(String httpMethod, String target, String accept, String contentType) {
        return new Explaining(routes, subResources, new Explaining.Asked(httpMethod, target, accept, contentType)).explain();
    }

    /** {@return that nothing has a path} */
    public static WebApplicationException notFound(String path) {
        return new NotFoundException("No resource has the path '" + path + "'");
    }
}
