package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the routes whose template a path selects: the best-ranked class template that matches the path's beginning, then
 * the best-ranked method template of all classes of that shape that matches the rest (Jakarta REST 3.1 §3.7.2).
 * <p>
 * Beyond the specification, and as in Quarkus REST, the next class templates of the same stem come behind that one, such as
 * {@code /orders} behind {@code /orders/{id}}.
 * <p>
 * Immutable and safe for all threads. The time to find a route grows with the length of the path and with how many templates
 * match the same beginnings, not with the number of routes. No path makes it visit a node of either trie twice. What it costs
 * to match a regular expression of a template is for the author of the expression to bound.
 *
 * @param <V> what a route is to the user of the table
 */
public final class RouteTable<V> {

    private static final int[] NO_CAPTURES = {};

    private final Trie<ClassRoutes<V>> classes;
    /**
     * What is found for the paths that are templates without variables, and for those that are known to go on behind one. Not a
     * {@link Map#copyOf}: that divides to find a key, which takes longer than all else it does.
     */
    private final Map<String, RouteMatch<V>> literal;

    private RouteTable(Trie<ClassRoutes<V>> classes, Collection<String> literals) {
        this.classes = classes;
        this.literal = found(literals);
    }

    /** What a path of them costs too much for is for the request to find out. */
    private Map<String, RouteMatch<V>> found(Collection<String> literals) {
        Map<String, RouteMatch<V>> found = new HashMap<>();
        for (String path : literals) {
            try {
                RouteMatch<V> match = search(path.isEmpty() ? "/" : path);
                if (match != null) {
                    found.put(path, match);
                }
            } catch (ExpensivePathException expensive) {
                found.remove(path);
            }
        }
        return found;
    }

    /** {@return the paths that {@link #find} knows as a whole} */
    public Set<String> literals() {
        return Collections.unmodifiableSet(literal.keySet());
    }

    /** The values of one class template and one method template; open if a path may go on behind it. */
    record Routes<V>(PathTemplate method, PathTemplate template, boolean open, List<V> values) implements Trie.Entry {

        @Override
        public PathTemplate key() {
            return method;
        }

        /** Step 2 a: when nothing remains of the path, methods without a template come before any other. */
        boolean isWithoutTemplate() {
            return method.isEmpty() && !open;
        }
    }

    /** The method templates of all classes of one shape. */
    record ClassRoutes<V>(PathTemplate template, String stem, Trie<Routes<V>> methods) implements Trie.Entry {

        @Override
        public PathTemplate key() {
            return template;
        }

        @Override
        public boolean open() {
            return false;
        }
    }

    /** {@return a builder of a table that shares nothing with others} */
    public static <V> Builder<V> builder() {
        return builder(new SharedTemplates());
    }

    /**
     * {@return a builder}
     *
     * @param templates has those of the other tables of the application
     */
    public static <V> Builder<V> builder(SharedTemplates templates) {
        return new Builder<>(templates);
    }

    /**
     * Finds the best match.
     *
     * @param rawPath the path without query and matrix parameters, not decoded; a slash at its end does not count
     * @return null if there is none
     */
    public RouteMatch<V> find(String rawPath) {
        RouteMatch<V> known = literal.get(rawPath);
        return known != null ? known : search(rawPath.isEmpty() ? "/" : rawPath);
    }

    private RouteMatch<V> search(String path) {
        long best = classes.best(path, 0, false);
        if (best == Trie.NOTHING) {
            return null;
        }
        RouteMatch<V> match = match(path, best, null);
        return match == null ? findAfter(path, best, null) : match;
    }

    /**
     * Finds the best match in the class templates of the same stem behind a given one.
     *
     * @param candidates all matches of class templates, or null if they are yet to be found
     * @return null if there is none
     */
    RouteMatch<V> findAfter(String path, long classMatch, long[] candidates) {
        long[] all = candidates == null ? classes.all(path) : candidates;
        String stem = stem(classMatch);
        for (int i = Arrays.binarySearch(all, classMatch) + 1; i < all.length; i++) {
            RouteMatch<V> match = stem(all[i]).equals(stem) ? match(path, all[i], all) : null;
            if (match != null) {
                return match;
            }
        }
        return null;
    }

    private String stem(long classMatch) {
        return classes.value(Trie.order(classMatch)).stem();
    }

    private RouteMatch<V> match(String path, long classMatch, long[] candidates) {
        ClassRoutes<V> inClass = classes.value(Trie.order(classMatch));
        int end = Trie.end(classMatch);
        String methodPath = path;
        long best = inClass.methods().best(path, end, true);
        if (best == Trie.NOTHING && end == path.length()) {
            // A class's path with or without a slash at its end is the same: {path:.*} takes the nothing behind the slash.
            methodPath = path + "/";
            best = inClass.methods().best(methodPath, end, true);
        }
        if (best == Trie.NOTHING) {
            return null;
        }
        Routes<V> routes = inClass.methods().value(Trie.order(best));
        int[] offsets = NO_CAPTURES;
        int captures = routes.template().variables().size();
        if (captures > 0) {
            offsets = new int[2 * captures];
            int next = inClass.template().capture(path, 0, offsets, 0);
            routes.method().capture(methodPath, end, offsets, next);
        }
        String rest = routes.open() ? methodPath.substring(Trie.end(best)) : "";
        return new RouteMatch<>(this, routes, path, rest, classMatch, candidates, offsets);
    }

    /**
     * {@return what {@link #find} chooses among, best class template first; the path goes to the first method template that
     * matches in the first class template that has one}
     * <p>
     * For people: its cost grows with the number of routes.
     */
    public List<Attempt<V>> attempts(String rawPath) {
        String path = rawPath.isEmpty() ? "/" : rawPath;
        long[] matches = classes.all(path);
        List<Attempt<V>> attempts = new ArrayList<>();
        for (int order = 0; order < classes.size(); order++) {
            ClassRoutes<V> inClass = classes.value(order);
            boolean asked = matches.length > 0 && inClass.stem().equals(stem(matches[0]));
            attempts.add(attempt(inClass, path, asked ? endOf(order, matches) : Attempt.NO_MATCH));
        }
        return attempts;
    }

    private static int endOf(int order, long[] matches) {
        return Arrays.stream(matches).filter(match -> Trie.order(match) == order).mapToInt(Trie::end).findFirst()
                .orElse(Attempt.NO_MATCH);
    }

    private static <V> Attempt<V> attempt(ClassRoutes<V> inClass, String path, int end) {
        if (end == Attempt.NO_MATCH) {
            return new Attempt<>(inClass.template(), end, List.of());
        }
        String methodPath = end == path.length() && inClass.methods().best(path, end, true) == Trie.NOTHING ? path + "/"
                : path;
        List<Attempt.MethodAttempt<V>> methods = new ArrayList<>();
        for (int order = 0; order < inClass.methods().size(); order++) {
            Routes<V> routes = inClass.methods().value(order);
            Trie<Routes<V>> alone = Trie.of(List.of(routes), new SharedTemplates());
            methods.add(new Attempt.MethodAttempt<>(routes.method(), routes.open(),
                    alone.best(methodPath, end, true) != Trie.NOTHING, routes.values()));
        }
        return new Attempt<>(inClass.template(), end, methods);
    }

    /**
     * Draws the table as an indented tree; tests compare drawings.
     *
     * <pre>
     * /orders
     *   class (7, 0, 0)
     *     [list, create]
     *     /{}
     *       [get]
     * </pre>
     */
    public String dump() {
        StringBuilder drawing = new StringBuilder();
        classes.draw(drawing, 0, (inClass, indent) -> {
            Drawing.line(drawing, indent, "class " + inClass.template().rank());
            inClass.methods().draw(drawing, indent + 1,
                    (routes, deeper) -> Drawing.line(drawing, deeper, routes.values().toString()));
        });
        return drawing.toString();
    }

    /**
     * Collects routes; for one thread.
     */
    public static final class Builder<V> {

        private final Map<String, ClassEntry<V>> classes = new LinkedHashMap<>();
        private final Set<String> known = new LinkedHashSet<>();
        private final SharedTemplates templates;

        private Builder(SharedTemplates templates) {
            this.templates = templates;
        }

        private record ClassEntry<V>(PathTemplate template, Map<String, Routes<V>> methods) {
        }

        /**
         * @param classTemplate of the root resource class
         * @param methodTemplate of the resource method; empty if it has none of its own
         */
        public Builder<V> add(PathTemplate classTemplate, PathTemplate methodTemplate, V value) {
            return add(classTemplate, methodTemplate, false, value);
        }

        /**
         * Adds what answers for every path behind a template, a sub-resource locator (§3.4.1). Of one rank it comes behind
         * the others (§3.7.2 step 2 f).
         *
         * @param methodTemplate of the locator
         */
        public Builder<V> addOpen(PathTemplate classTemplate, PathTemplate methodTemplate, V value) {
            return add(classTemplate, methodTemplate, true, value);
        }

        /** {@return what was added with templates of these shapes, open ones apart} */
        public List<V> at(PathTemplate classTemplate, PathTemplate methodTemplate) {
            ClassEntry<V> inClass = classes.get(classTemplate.shape());
            Routes<V> routes = inClass == null ? null : inClass.methods().get(methodTemplate.shape());
            return routes == null ? List.of() : Collections.unmodifiableList(routes.values());
        }

        /** Has a path looked up once, when the table is built: one that goes on behind an open template. */
        public Builder<V> know(String path) {
            known.add(path);
            return this;
        }

        private Builder<V> add(PathTemplate classTemplate, PathTemplate methodTemplate, boolean open, V value) {
            ClassEntry<V> inClass = classes.get(classTemplate.shape());
            if (inClass == null) {
                inClass = new ClassEntry<>(templates.shared(classTemplate), new LinkedHashMap<>());
                classes.put(classTemplate.shape(), inClass);
            }
            String shape = Trie.shape(methodTemplate, open);
            Routes<V> routes = inClass.methods().get(shape);
            if (routes == null) {
                PathTemplate whole = templates.shared(classTemplate.join(methodTemplate));
                routes = new Routes<>(templates.shared(methodTemplate), whole, open, new ArrayList<>());
                inClass.methods().put(shape, routes);
            }
            routes.values().add(value);
            return this;
        }

        public RouteTable<V> build() {
            List<ClassRoutes<V>> built = new ArrayList<>();
            for (ClassEntry<V> entry : classes.values()) {
                built.add(new ClassRoutes<>(entry.template(), entry.template().stem(), methods(entry)));
            }
            built.sort(Trie.BEST_FIRST);
            return new RouteTable<>(Trie.of(built, templates), literals());
        }

        private Set<String> literals() {
            Set<String> literals = new LinkedHashSet<>(known);
            for (ClassEntry<V> entry : classes.values()) {
                for (Routes<V> routes : entry.methods().values()) {
                    String path = routes.template().text();
                    if (!routes.open() && routes.template().variables().isEmpty() && !path.isEmpty()) {
                        literals.add(path);
                    }
                }
            }
            return literals;
        }

        private Trie<Routes<V>> methods(ClassEntry<V> entry) {
            List<Routes<V>> routes = new ArrayList<>();
            for (Routes<V> building : entry.methods().values()) {
                routes.add(new Routes<>(building.method(), building.template(), building.open(),
                        List.copyOf(building.values())));
            }
            routes.sort(Builder::compared);
            return Trie.of(routes, templates);
        }

        private static int compared(Routes<?> one, Routes<?> other) {
            int order = Boolean.compare(other.isWithoutTemplate(), one.isWithoutTemplate());
            order = order != 0 ? order : one.method().rank().compareTo(other.method().rank());
            order = order != 0 ? order : Boolean.compare(one.open(), other.open());
            return order != 0 ? order : Trie.BEST_FIRST.compare(one, other);
        }
    }
}
