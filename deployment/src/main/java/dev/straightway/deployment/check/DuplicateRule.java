package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiable;

/**
 * STW-103: no two methods answer the same request. Two do if they have the same template (but for the names of variables)
 * and HTTP method, and some media type that both consume and some that both produce, equally preferred.
 */
final class DuplicateRule implements Rule {

    private record Key(String owner, String above, String below, String httpMethod) {
    }

    private record Route(ResourceMethod method, List<MediaRange> consumes, List<MediaRange> produces) implements Negotiable {
    }

    @Override
    public void check(RestApplication application, Problems problems) {
        Map<Key, List<Route>> routes = new HashMap<>();
        for (ResourceClass type : application.allClasses().toList()) {
            for (ResourceMethod method : type.methods()) {
                route(method, application).ifPresent(route -> add(application, routes, type, route, problems));
            }
        }
    }

    private static void add(RestApplication application, Map<Key, List<Route>> routes, ResourceClass type, Route route,
            Problems problems) {
        ResourceMethod method = route.method();
        Optional<String> above = Templates.parse(type.path()).map(template -> template.shape());
        Optional<String> below = Templates.parse(method.template()).map(template -> template.shape());
        if (above.isEmpty() || below.isEmpty()) {
            return;
        }
        List<Route> others = routes.computeIfAbsent(
                new Key(application.subResources().contains(type) ? type.name() : "", above.get(), below.get(),
                        method.httpMethods().get(0)),
                key -> new ArrayList<>());
        others.stream().filter(other -> other.meets(route)).findFirst()
                .ifPresent(other -> problems.add("STW-103", method, message(type, method, other.method())));
        others.add(route);
    }

    private static String message(ResourceClass type, ResourceMethod method, ResourceMethod other) {
        String path = Templates.joined(type, method).map(template -> template.text()).orElse(type.path());
        return "answers the same request as " + other.signature() + ": " + method.httpMethods().get(0) + " '" + path
                + "' with the same media types. Change the path, the HTTP method, @Consumes or @Produces of one of them.";
    }

    private static Optional<Route> route(ResourceMethod method, RestApplication application) {
        if (method.httpMethods().isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Route(method, ranges(method.consumes()), ranges(Results.offers(method,
                    new Entities(application.index()), application.mayWriteEntities()))));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static List<MediaRange> ranges(List<String> types) {
        return types.stream().map(MediaRange::parse).toList();
    }
}
