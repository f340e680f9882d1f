package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.runtime.routing.PathTemplate;

/**
 * What the build has compiled of the resources. Immutable.
 *
 * @param endpoints of root resources
 * @param subResources of the classes whose objects locators may return
 * @param ways through locators, where the build knows what they return
 * @param beans of parts of a request
 */
record Compiled(List<EndpointSpec> endpoints, List<SubResourceSpec> subResources, List<FlatRouteSpec> ways,
        List<BeanSpec> beans) {

    /** {@return the same without the endpoints of some classes; objects of them, which locators may return, have no routes} */
    Compiled without(Set<String> classes) {
        if (classes.isEmpty()) {
            return this;
        }
        List<EndpointSpec> roots = new ArrayList<>();
        Set<String> invokers = new HashSet<>();
        for (EndpointSpec endpoint : endpoints) {
            if (!classes.contains(endpoint.instances().className())) {
                roots.add(endpoint);
                invokers.add(endpoint.invoker());
            }
        }
        List<SubResourceSpec> located = new ArrayList<>();
        for (SubResourceSpec type : subResources) {
            located.add(classes.contains(type.className()) ? new SubResourceSpec(type.className(), List.of()) : type);
        }
        List<FlatRouteSpec> remaining = new ArrayList<>();
        for (FlatRouteSpec way : ways) {
            if (invokers.contains(way.steps().get(0).invoker()) && !passes(way, classes)) {
                remaining.add(way);
            }
        }
        return new Compiled(roots, located, remaining, beans);
    }

    private static boolean passes(FlatRouteSpec way, Set<String> classes) {
        for (FlatRouteSpec.Step step : way.steps()) {
            if (classes.contains(step.type())) {
                return true;
            }
        }
        return classes.contains(way.method().type());
    }

    /** {@return the paths of the root resources of some classes, below the root of the server, with their HTTP methods} */
    Map<String, List<String>> paths(Set<String> classes) {
        if (classes.isEmpty()) {
            return Map.of();
        }
        Map<String, List<String>> paths = new HashMap<>();
        for (EndpointSpec endpoint : endpoints) {
            RouteSpec route = endpoint.route();
            if (classes.contains(endpoint.instances().className()) && route.httpMethod().isPresent()) {
                String path = PathTemplate.joined(List.of(route.classTemplate(), route.methodTemplate())).text();
                paths.computeIfAbsent(path.isEmpty() ? "/" : path, key -> new ArrayList<>()).add(route.httpMethod().get());
            }
        }
        return paths;
    }
}
