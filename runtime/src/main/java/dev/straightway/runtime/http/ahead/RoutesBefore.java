package dev.straightway.runtime.http.ahead;

import java.util.List;
import java.util.Optional;

import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;

/** Finds what stands in the Router before the routes of the application and would see their requests. */
public final class RoutesBefore {

    /** Marks, among the metadata of a route, that of the application. */
    public static final String OWN = "dev.straightway.route";

    private RoutesBefore() {
    }

    /**
     * {@return what stands before, in words}
     *
     * @param known how many handlers of all paths may stand there: they do what is done ahead of the Router, too
     * @param templates the path templates of the application's routes
     */
    public static Optional<String> find(Router router, int known, List<String> templates) {
        int everywhere = 0;
        for (Route route : router.getRoutes()) {
            String path = route.getPath();
            if (route.metadata().containsKey(OWN)) {
                return everywhere > known ? Optional.of("a handler of the Router for all paths") : Optional.empty();
            }
            if (path == null && route.isRegexPath()) {
                return Optional.of("a route of the Router with a regular expression");
            }
            everywhere += path == null ? 1 : 0;
            if (path != null && templates.stream().anyMatch(template -> meets(template, path))) {
                return Optional.of("the route " + path + " of the Router");
            }
        }
        return Optional.of("a Router without the routes of the application");
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
