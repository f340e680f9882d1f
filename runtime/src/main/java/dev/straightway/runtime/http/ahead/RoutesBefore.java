package dev.straightway.runtime.http.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;

/** Finds what stands in the Router before the routes of the application and would see their requests. */
public final class RoutesBefore {

    /** Marks, among the metadata of a route, that of the application. */
    public static final String OWN = "dev.straightway.route";

    private static final String EVERYWHERE = "a handler of the Router for all paths";
    /** Where a path of the Router isn't text any more. */
    private static final String VARIABLE = ":*";

    private RoutesBefore() {
    }

    /**
     * {@return what is seen by those who stand before in the Router of the application}
     *
     * @param known how many handlers of all paths may stand there: they do what is done ahead of the Router, too
     * @param templates the path templates of the application's routes, as this Router sees them
     */
    public static Seen find(Router router, int known, List<String> templates) {
        int everywhere = 0;
        List<String> beginnings = new ArrayList<>();
        for (Route route : router.getRoutes()) {
            if (route.metadata().containsKey(OWN)) {
                return everywhere > known ? Seen.all(EVERYWHERE) : Seen.below(beginnings);
            }
            if (isEverywhere(route)) {
                everywhere++;
            } else if (seesAll(route)) {
                return Seen.all(name(route));
            } else {
                beginning(route, templates).ifPresent(beginnings::add);
            }
        }
        return Seen.all("a Router without the routes of the application");
    }

    /**
     * {@return what is seen by those who stand beside the Router of the application in the one that it is mounted in}
     *
     * @param mount the path at which it is mounted, with a slash at the end
     * @param templates the whole path templates of the application's routes
     */
    public static Seen around(Router outer, String mount, List<String> templates) {
        boolean mounted = false;
        List<String> beginnings = new ArrayList<>();
        for (Route route : outer.getRoutes()) {
            boolean own = !mounted && mount.equals(route.getPath());
            if (!own && isEverywhere(route)) {
                return Seen.all(EVERYWHERE);
            }
            if (!own && (seesAll(route) || mount.startsWith(text(route.getPath(), VARIABLE)))) {
                return Seen.all(name(route));
            }
            if (!own) {
                beginning(route, templates).ifPresent(beginnings::add);
            }
            mounted |= own;
        }
        return Seen.below(beginnings);
    }

    private static boolean isEverywhere(Route route) {
        return route.getPath() == null && !route.isRegexPath();
    }

    /** What a regular expression takes isn't known. */
    private static boolean seesAll(Route route) {
        return route.getPath() == null || text(route.getPath(), VARIABLE).length() <= 1;
    }

    /**
     * {@return how the paths begin that a route takes, if templates may begin so; without the slash at the end, which a request
     * may lack}
     */
    private static Optional<String> beginning(Route route, List<String> templates) {
        String text = text(route.getPath(), VARIABLE);
        String beginning = text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
        for (String template : templates) {
            String known = text(template, "{");
            if (known.startsWith(beginning) || beginning.startsWith(known)) {
                return Optional.of(beginning);
            }
        }
        return Optional.empty();
    }

    private static String name(Route route) {
        return route.getPath() == null ? "a route of the Router with a regular expression"
                : "the route " + route.getPath() + " of the Router";
    }

    private static String text(String path, String special) {
        int end = 0;
        while (end < path.length() && special.indexOf(path.charAt(end)) < 0) {
            end++;
        }
        return path.substring(0, end);
    }
}
