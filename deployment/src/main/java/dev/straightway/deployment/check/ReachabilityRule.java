package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.WholeTemplate;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * STW-301: every method can be reached. A class whose own template ranks higher takes the requests for a path that it shares
 * with another class: all of them if the text before the variables differs, else those that it has a method for.
 */
final class ReachabilityRule implements Rule {

    private record Route(ResourceMethod method, PathTemplate above, PathTemplate whole) {

        String httpMethod() {
            return method.httpMethods().get(0);
        }

        /** {@return whether a class is asked before that of this route, about all paths of this route} */
        boolean isBehind(PathTemplate other) {
            return other.rank().compareTo(above.rank()) < 0 && begins(other, whole);
        }
    }

    @Override
    public void check(RestApplication application, Problems problems) {
        List<Route> routes = new ArrayList<>();
        for (ResourceClass type : application.resources()) {
            PathTemplate above = PathTemplate.parse(type.path());
            for (ResourceMethod method : type.methods().stream().filter(one -> !one.isLocator()).toList()) {
                routes.add(new Route(method, above, WholeTemplate.of(type, method)));
            }
        }
        for (Route route : routes) {
            Optional<ResourceClass> instead = application.resources().stream()
                    .filter(type -> hides(PathTemplate.parse(type.path()), route))
                    .min(Comparator.comparing(type -> PathTemplate.parse(type.path()).rank()));
            answered(route, routes).ifPresentOrElse(first -> problems.add("STW-301", route.method(), "is never reached: "
                    + route.httpMethod() + " '" + route.whole().text() + "' is answered by " + first.method().signature()
                    + ", whose class template '" + first.above().text() + "' ranks before '" + route.above().text()
                    + "' (§3.7.2). Remove one of them."),
                    () -> instead.ifPresent(type -> problems.add("STW-301", route.method(), "is never reached: of "
                            + type.name() + " the class template '" + type.path() + "' ranks before '" + route.above().text()
                            + "' and begins all paths that it has (§3.7.2). Move it into that class.")));
        }
    }

    /** {@return the method that answers the requests of a route} */
    private static Optional<Route> answered(Route route, List<Route> routes) {
        return routes.stream().filter(other -> other.whole().shape().equals(route.whole().shape()))
                .filter(other -> other.httpMethod().equals(route.httpMethod())).filter(other -> route.isBehind(other.above()))
                .min(Comparator.comparing(other -> other.above().rank()));
    }

    /** No class behind one is asked, unless the text before their variables is the same. */
    private static boolean hides(PathTemplate other, Route route) {
        return !other.stem().equals(route.above().stem()) && route.isBehind(other);
    }

    /** {@return whether a class template matches the beginning of all paths that another template matches} */
    private static boolean begins(PathTemplate beginning, PathTemplate whole) {
        String[] first = beginning.shape().split("/");
        String[] all = whole.shape().split("/");
        if (first.length > all.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (!first[i].equals(all[i]) && !first[i].equals("{}")) {
                return false;
            }
        }
        return true;
    }
}
