package dev.straightway.deployment.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A feature, as a text with holes: classes, and an expression that uses them.
 *
 * @param kind what the expression is for, see {@link Templates}
 * @param name unique in its kind
 * @param settings the lines {@code key: value}
 * @param classes what it declares
 * @param expression of the type that the kind asks for
 */
record Template(String kind, String name, Map<String, String> settings, String classes, String expression) {

    private static final List<String> SETTINGS = List.of("type", "json", "inject", "root", "only", "missed");

    /** @param block its lines, the first of which is {@code kind name} */
    static Template of(List<String> block) {
        String[] title = block.get(0).strip().split(" +");
        if (title.length != 2) {
            throw new IllegalArgumentException("Not a kind and a name: " + block.get(0));
        }
        Map<String, String> settings = new TreeMap<>();
        List<String> classes = new ArrayList<>();
        List<String> expression = new ArrayList<>();
        for (String line : block.subList(1, block.size())) {
            String key = line.contains(": ") ? line.substring(0, line.indexOf(": ")) : "";
            if (line.startsWith("=> ") || !expression.isEmpty()) {
                expression.add(line.startsWith("=> ") ? line.substring(3).strip() : line);
            } else if (SETTINGS.contains(key)) {
                settings.put(key, line.substring(key.length() + 2).strip());
            } else {
                classes.add(line);
            }
        }
        if (expression.isEmpty()) {
            throw new IllegalArgumentException(title[1] + " has no line '=> expression'");
        }
        return new Template(title[0], title[1], settings, String.join("\n", classes).strip(),
                String.join("\n", expression));
    }

    String setting(String key) {
        return settings.getOrDefault(key, "");
    }

    /** {@return whether a class that it declares goes on to the end without taking beans from the container} */
    boolean closed() {
        return classes.contains("$E(") && !classes.contains("$inject");
    }

    /** {@return whether it is part of random programs} */
    boolean composed() {
        return setting("only").isEmpty();
    }

    /** {@return whether it concerns all programs of its application} */
    boolean apart() {
        return setting("only").equals("apart");
    }

    /** {@return whether it was once proven though it blocks} */
    boolean missed() {
        return !setting("missed").isEmpty();
    }

    String id() {
        return kind + "/" + name;
    }
}
