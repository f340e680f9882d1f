package dev.straightway.lab.app;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.lab.request.Request;

/** Names of scenarios for requests, each another one. */
final class Names {

    private Names() {
    }

    static Map<Request, String> of(List<Request> requests) {
        Map<Request, String> names = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (Request request : requests) {
            String name = request.slug();
            for (int i = 2; !taken.add(name); i++) {
                name = request.slug() + "-" + i;
            }
            names.put(request, name);
        }
        return names;
    }
}
