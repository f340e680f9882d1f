package dev.straightway.deployment.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.WholeTemplate;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.Rank;

/**
 * STW-301: every method can be reached. A class whose own template ranks higher takes the requests for a path that it shares
 * with another class: all of them if the text before the variables differs, else those that it has a method for.
 */
final class ReachabilityRule implements Rule {

    private record Key(String shape, String httpMethod) {
    }

    private record Above(ResourceClass type, PathTemplate template, String stem) {

        static Above of(ResourceClass type) {
            PathTemplate template = PathTemplate.parse(type.path());
            return new Above(type, template, template.stem());
        }
    }

    private record Route(ResourceMethod method, Above above, PathTemplate whole) {

        Key key() {
            return new Key(whole.shape(), method.httpMethods().get(0));
        }

        /** {@return whether a class is asked before that of this route, about all paths of this route} */
        boolean isBehind(Above other) {
            return rank(other).compareTo(rank(above)) < 0 && begins(other.template(), whole);
        }

        /** No class behind one is asked, unless the text before their variables is the same. */
        boolean isHiddenBy(Above other) {
            return !other.stem().equals(above.stem()) && isBehind(other);
        }
    }

    @Override
    public void check(RestApplication application, Problems problems) {
        List<Above> classes = application.resources().stream().map(Above::of).toList();
        List<Route> routes = classes.stream().flatMap(above -> above.type().methods().stream()
                .filter(method -> !method.isLocator())
                .map(method -> new Route(method, above, WholeTemplate.of(above.type(), method)))).toList();
        Map<Key, List<Route>> sharing = routes.stream().collect(Collectors.groupingBy(Route::key));
        for (Route route : routes) {
            sharing.get(route.key()).stream().filter(other -> route.isBehind(other.above()))
                    .min(Comparator.comparing(other -> rank(other.above())))
                    .ifPresentOrElse(first -> problems.add("STW-301", route.method(), answeredBy(first, route)),
                            () -> classes.stream().filter(route::isHiddenBy).min(Comparator.comparing(ReachabilityRule::rank))
                                    .ifPresent(other -> problems.add("STW-301", route.method(), hiddenBy(other, route))));
        }
    }

    private static Rank rank(Above above) {
        return above.template().rank();
    }

    private static String answeredBy(Route first, Route route) {
        return "is never reached: " + route.key().httpMethod() + " '" + route.whole().text() + "' is answered by "
                + first.method().signature() + ", whose class template '" + first.above().template().text()
                + "' ranks before '" + route.above().template().text() + "' (§3.7.2). Remove one of them.";
    }

    private static String hiddenBy(Above other, Route route) {
        return "is never reached: of " + other.type().name() + " the class template '" + other.type().path()
                + "' ranks before '" + route.above().template().text()
                + "' and begins all paths that it has (§3.7.2). Move it into that class.";
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
