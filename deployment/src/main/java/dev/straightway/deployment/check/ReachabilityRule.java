package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.WholeTemplate;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * STW-301: every method can be reached. A class whose own template ranks higher takes all requests for a path that it
 * shares with another class; the other's method for the same HTTP method is never asked.
 */
final class ReachabilityRule implements Rule {

    private record Key(String shape, String httpMethod) {
    }

    private record Route(ResourceMethod method, PathTemplate above, PathTemplate whole) {
    }

    @Override
    public void check(RestApplication application, Problems problems) {
        Map<Key, List<Route>> routes = new HashMap<>();
        for (ResourceClass type : application.resources()) {
            for (ResourceMethod method : type.methods().stream().filter(one -> !one.isLocator()).toList()) {
                PathTemplate above = PathTemplate.parse(type.path());
                PathTemplate whole = WholeTemplate.of(type, method);
                routes.computeIfAbsent(new Key(whole.shape(), method.httpMethods().get(0)), key -> new ArrayList<>())
                        .add(new Route(method, above, whole));
            }
        }
        routes.values().forEach(sharing -> hidden(sharing, problems));
    }

    private static void hidden(List<Route> sharing, Problems problems) {
        Route first = sharing.stream().min(Comparator.comparing(route -> route.above().rank())).orElseThrow();
        sharing.stream().filter(route -> !route.above().shape().equals(first.above().shape()))
                .forEach(route -> problems.add("STW-301", route.method(), "is never reached: "
                        + route.method().httpMethods().get(0) + " '" + route.whole().text() + "' is answered by "
                        + first.method().signature() + ", whose class template '" + first.above().text()
                        + "' ranks before '" + route.above().text() + "' (§3.7.2). Remove one of them."));
    }
}
