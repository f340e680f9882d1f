package dev.straightway;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import jakarta.ws.rs.NameBinding;

import dev.straightway.runtime.negotiation.FieldSyntax;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiable;
import dev.straightway.runtime.routing.PathTemplate;

/** What must be true of a resource, in the words that the build has for resource classes. For one resource. */
final class ResourceRules {

    private final Resource resource;
    private final List<String> problems = new ArrayList<>();

    private ResourceRules(Resource resource) {
        this.resource = resource;
    }

    /** {@return what is wrong with a resource; empty if nothing is} */
    static List<String> problems(Resource resource) {
        ResourceRules rules = new ResourceRules(resource);
        rules.check();
        return rules.problems;
    }

    private void check() {
        template(resource.path());
        List<Resource.Route> routes = resource.routes();
        if (routes.isEmpty()) {
            add("STW-226", "", "answers nothing, since neither it nor a child has a method. Add one: addMethod(\"GET\").");
        }
        childPaths(resource);
        Map<String, List<Answer>> byRequest = new HashMap<>();
        for (Resource.Route route : routes) {
            method(route);
            Answer.of(route).ifPresent(answer -> duplicate(answer, byRequest));
        }
    }

    private void childPaths(Resource parent) {
        parent.childResources().forEach(child -> {
            template(child.path());
            childPaths(child);
        });
    }

    private void template(String path) {
        try {
            PathTemplate.parse(path);
        } catch (IllegalArgumentException malformed) {
            add("STW-102", "", "the path \"" + path + "\" is malformed: " + malformed.getMessage() + ". Fix the template.");
        }
    }

    private void method(Resource.Route route) {
        ResourceMethod method = route.method();
        String name = method.httpMethod();
        if (name == null || !FieldSyntax.isToken(name)) {
            add("STW-227", words(route), "addMethod(\"" + name + "\") names no HTTP method. For example, write \"GET\".");
        }
        if (method.handler() == null) {
            add("STW-225", words(route), "has no handler. Call handledBy(exchange -> …) after addMethod(\"" + name + "\").");
        }
        mediaTypes("consumes", method.consumes(), route);
        mediaTypes("produces", method.produces(), route);
        method.nameBindings().stream().filter(annotation -> !annotation.isAnnotationPresent(NameBinding.class))
                .forEach(annotation -> add("STW-228", words(route), "nameBindings(" + annotation.getSimpleName()
                        + ".class) binds nothing, since the annotation isn't a @NameBinding. Make it one, or remove it."));
    }

    private void mediaTypes(String call, List<String> types, Resource.Route route) {
        for (String type : types) {
            try {
                MediaRange.parse(type);
            } catch (IllegalArgumentException malformed) {
                add("STW-131", words(route), call + "(\"" + type + "\") isn't a media type: " + malformed.getMessage()
                        + ". For example, write \"application/json\".");
            }
        }
    }

    /** A method that is well formed. */
    private record Answer(Resource.Route route, PathTemplate template, List<MediaRange> consumes, List<MediaRange> produces)
            implements
                Negotiable {

        static Optional<Answer> of(Resource.Route route) {
            try {
                return Optional.of(new Answer(route, PathTemplate.joined(route.paths()), ranges(route.method().consumes()),
                        ranges(route.method().produces())));
            } catch (IllegalArgumentException malformed) {
                return Optional.empty();
            }
        }

        private static List<MediaRange> ranges(List<String> types) {
            return types.stream().map(MediaRange::parse).toList();
        }
    }

    private void duplicate(Answer answer, Map<String, List<Answer>> byRequest) {
        List<Answer> others = byRequest.computeIfAbsent(
                answer.route().method().httpMethod() + " " + answer.template().shape(), key -> new ArrayList<>());
        others.stream().filter(answer::meets).findFirst()
                .ifPresent(other -> add("STW-103", words(answer.route()), "answers the same request as " + words(other.route())
                        + " with the same media types. Change the path, the HTTP method, consumes(…) or produces(…) of one of"
                        + " them."));
        others.add(answer);
    }

    private static String words(Resource.Route route) {
        return route.method().httpMethod() + " '/" + String.join("/", route.paths()) + "'";
    }

    private void add(String id, String where, String message) {
        problems.add("[" + id + "] " + resource + (where.isEmpty() ? "" : ", " + where) + ": " + message);
    }
}
