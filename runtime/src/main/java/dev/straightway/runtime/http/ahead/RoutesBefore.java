package dev.straightway.runtime.http.ahead;

import java.util.List;
import java.util.Optional;

import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;

/** Finds what stands in the Router before the routes of the application and would see their requests. */
public final class RoutesBefore {

    /** Marks, among the metadata of a route, that of the application. */
    public static final String OWN = "dev.straightway.route";

    private static final String EVERYWHERE = "a handler of the Router for all paths";

    private RoutesBefore() {
    }

    /**
     * {@return what stands before in the Router of the application, in words}
     *
     * @param known how many handlers of all paths may stand there: they do what is done ahead of the Router, too
     * @param templates the path templates of the application's routes, as this Router sees them
     */
    public static Optional<String> find(Router router, int known, List<String> templates) {
        int everywhere = 0;
        for (Route route : router.getRoutes()) {
            if (route.metadata().containsKey(OWN)) {
                return everywhere > known ? Optional.of(EVERYWHERE) : Optional.empty();
            }
            if (isEverywhere(route)) {
                everywhere++;
            } else if (mayTake(route, templates)) {
                return Optional.of(name(route));
            }
        }
        return Optional.of("a Router without the routes of the application");
    }

    /**
     * {@return what stands beside the Router of the application in the one that it is mounted in, in words}
     *
     * @param mount the path at which it is mounted, with a slash at the end
     * @param templates the whole path templates of the application's routes
     */
    public static Optional<String> around(Router outer, String mount, List<String> templates) {
        boolean mounted = false;
        for (Route route : outer.getRoutes()) {
            boolean own = !mounted && mount.equals(route.getPath());
            if (!own && isEverywhere(route)) {
                return Optional.of(EVERYWHERE);
            }
            if (!own && mayTake(route, templates)) {
                return Optional.of(name(route));
            }
            mounted |= own;
        }
        return Optional.empty();
    }

    private static boolean isEverywhere(Route route) {
        return route.getPath() == null && !route.isRegexPath();
    }

    private static boolean mayTake(Route route, List<String> templates) {
        return route.getPath() == null || templates.stream().anyMatch(template -> meets(template, route.getPath()));
    }

    private static String name(Route route) {
        return route.getPath() == null ? "a route of the Router with a regular expression"
                : "the route " + route.getPath() + " of the Router";
    }

    /** As far as both are text, one begins with the other. */
    private static boolean meets(String template, String path) {
        String one = text(template, "{");
        String other = text(path, ":*");
        return one.startsWith(other) || other.startsWith(one);
    }

    private static String text(String path, String special) {
        int end = 0;
        while (end < path.length() && special.indexOf(path.charAt(end)) < 0) {
            end++;
        }
        return path.substring(0, end);
    }
}
