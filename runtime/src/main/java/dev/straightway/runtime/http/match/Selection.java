package dev.straightway.runtime.http.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.routing.RouteMatch;

/** Finds the endpoints of a match that answer an HTTP method (§3.7.2 step 3a). */
final class Selection {

    private Selection() {
    }

    /** {@return the endpoints for a method in their order; HEAD is answered by GET where nothing else answers it} */
    static List<Endpoint> of(List<Endpoint> endpoints, String httpMethod) {
        List<Endpoint> exact = exact(endpoints, httpMethod);
        return exact.isEmpty() && httpMethod.equals("HEAD") ? exact(endpoints, "GET") : exact;
    }

    private static List<Endpoint> exact(List<Endpoint> endpoints, String httpMethod) {
        if (endpoints.size() == 1) {
            return endpoints.get(0).httpMethod().equals(httpMethod) ? endpoints : List.of();
        }
        Endpoint first = null;
        List<Endpoint> several = null;
        for (int i = 0; i < endpoints.size(); i++) {
            Endpoint endpoint = endpoints.get(i);
            if (endpoint.httpMethod().equals(httpMethod)) {
                if (first == null) {
                    first = endpoint;
                } else {
                    several = several == null ? new ArrayList<>(List.of(first)) : several;
                    several.add(endpoint);
                }
            }
        }
        return several != null ? several : first == null ? List.of() : List.of(first);
    }

    /** {@return the methods that a match answers, for Allow: HEAD where there is GET, and always OPTIONS} */
    static Collection<String> allowed(RouteMatch<Endpoint> match) {
        Set<String> methods = new TreeSet<>();
        for (Endpoint endpoint : match.values()) {
            methods.add(endpoint.httpMethod());
        }
        if (methods.contains("GET")) {
            methods.add("HEAD");
        }
        methods.add("OPTIONS");
        return methods;
    }
}
