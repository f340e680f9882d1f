package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Keeps one of equal templates, and one search for equal lists of them, while tables are built.
 * <p>
 * Classes behind locators often have the same templates. Their tables then share what a request reads to find its route, so it
 * is more likely to be in the processor's cache. For one thread.
 */
public final class SharedTemplates {

    private final Map<PathTemplate, PathTemplate> templates = new HashMap<>();
    private final Map<List<String>, Node> searches = new HashMap<>();

    /** {@return the first one that is equal} */
    PathTemplate shared(PathTemplate template) {
        PathTemplate known = templates.putIfAbsent(template, template);
        return known == null ? template : known;
    }

    /** {@return what finds the best of the templates; it knows them by their places in the list} */
    Node search(List<? extends Trie.Entry> bestFirst) {
        List<String> shapes = new ArrayList<>();
        for (Trie.Entry entry : bestFirst) {
            shapes.add(Trie.shape(entry.key(), entry.open()));
        }
        Node known = searches.get(shapes);
        if (known == null) {
            known = Node.of(bestFirst);
            searches.put(shapes, known);
        }
        return known;
    }
}
