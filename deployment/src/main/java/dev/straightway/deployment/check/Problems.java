package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;

/** Collects what the rules find. */
final class Problems {

    private final List<Problem> found = new ArrayList<>();

    void add(String id, String where, String message) {
        found.add(new Problem(id, where, message));
    }

    void add(String id, ResourceMethod method, String message) {
        add(id, method.signature(), message);
    }

    void add(String id, ResourceClass type, String message) {
        add(id, type.name(), message);
    }

    List<Problem> sorted() {
        return found.stream().distinct().sorted().toList();
    }
}
