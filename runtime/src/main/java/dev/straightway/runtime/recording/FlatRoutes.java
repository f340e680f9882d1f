package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Passage;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.http.watch.Watched;
import dev.straightway.runtime.recording.FlatRouteSpec.Step;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;
import dev.straightway.runtime.routing.SharedTemplates;

/**
 * Makes the tables of what locators return on the ways that the build knows (ADR 23), from the endpoints of the classes, with
 * whom they share invokers. Used once, by the thread that starts.
 */
final class FlatRoutes {

    private static final String ROOT = "";

    private final Predicate<Made> needsScope;
    private final Watch watch;
    /** By class, then by the name of the invoker; those of all root resources have no class. */
    private final Map<String, Map<String, Made>> endpoints = new LinkedHashMap<>();
    private final Map<List<Key>, Watched> watchedLocators = new HashMap<>();
    private final Branch root = new Branch();
    private final SharedTemplates templates = new SharedTemplates();

    /**
     * An endpoint with its description.
     *
     * @param above the template of its class
     * @param below the template of its method
     */
    record Made(EndpointSpec spec, Endpoint endpoint, PathTemplate above, PathTemplate below) {

        static Made of(EndpointSpec spec, Endpoint endpoint) {
            return new Made(spec, endpoint, PathTemplate.parse(spec.route().classTemplate()),
                    PathTemplate.parse(spec.route().methodTemplate()));
        }

        PathTemplate template() {
            return above.join(below);
        }

        /** {@return the same, whose endpoint knows more of a way} */
        Made with(Endpoint other) {
            return new Made(spec, other, above, below);
        }

        void addTo(RouteTable.Builder<Endpoint> table) {
            if (endpoint.isLocator()) {
                table.addOpen(above, below, endpoint);
            } else {
                table.add(above, below, endpoint);
            }
        }
    }

    /** What comes behind a locator: other locators, and methods. */
    private static final class Branch {

        private final Map<Key, Branch> deeper = new LinkedHashMap<>();
        private final Map<Key, FlatRouteSpec> methods = new LinkedHashMap<>();

        Set<String> types() {
            Set<String> types = new LinkedHashSet<>();
            for (Key key : methods.keySet()) {
                types.add(key.type());
            }
            for (Key key : deeper.keySet()) {
                types.add(key.type());
            }
            return types;
        }

        boolean hasAhead() {
            for (FlatRouteSpec method : methods.values()) {
                if (method.ahead()) {
                    return true;
                }
            }
            for (Branch branch : deeper.values()) {
                if (branch.hasAhead()) {
                    return true;
                }
            }
            return false;
        }

        Branch at(Key key) {
            Branch known = deeper.get(key);
            if (known == null) {
                known = new Branch();
                deeper.put(key, known);
            }
            return known;
        }
    }

    /** Compares by methods of its own: the machine takes ten milliseconds to make those of the first record. */
    private record Key(String type, String invoker) {

        static Key of(Step step) {
            return new Key(step.type(), step.invoker());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && type.equals(key.type) && invoker.equals(key.invoker);
        }

        @Override
        public int hashCode() {
            return 31 * type.hashCode() + invoker.hashCode();
        }
    }

    /** @param needsScope whether something that the build doesn't know needs the request scope of an endpoint */
    FlatRoutes(Predicate<Made> needsScope, Watch watch, List<FlatRouteSpec> ways) {
        this.needsScope = needsScope;
        this.watch = watch;
        for (FlatRouteSpec way : ways) {
            add(way);
        }
    }

    private void add(FlatRouteSpec way) {
        Branch branch = root;
        for (Step step : way.steps()) {
            branch = branch.at(Key.of(step));
        }
        branch.methods.put(Key.of(way.method()), way);
    }

    /** Takes the endpoints of a class whose objects locators return. */
    void know(String type, List<Made> made) {
        Map<String, Made> byInvoker = new LinkedHashMap<>();
        for (Made one : made) {
            byInvoker.put(one.spec().invoker(), one);
        }
        endpoints.put(type, byInvoker);
    }

    /** {@return a table, for more to be added} */
    RouteTable.Builder<Endpoint> table(List<Made> made) {
        RouteTable.Builder<Endpoint> table = RouteTable.builder(templates);
        for (Made one : made) {
            one.addTo(table);
        }
        return table;
    }

    /** {@return the endpoints of root resources, where the locators among them know the tables of what they return} */
    List<Made> flatten(List<Made> roots) {
        know(ROOT, roots);
        List<Made> flat = new ArrayList<>();
        for (Made made : roots) {
            flat.add(flatten(made));
        }
        return flat;
    }

    private Made flatten(Made made) {
        Branch below = root.deeper.get(new Key(ROOT, made.spec().invoker()));
        return below == null ? made
                : made.with(made.endpoint().on(Passage.leading(null, table(below, made.template())), below.hasAhead()));
    }

    /** {@return the whole paths without variables that lead through locators} */
    List<String> literalPaths() {
        return literalPaths(root);
    }

    private List<String> literalPaths(Branch branch) {
        List<String> paths = new ArrayList<>();
        for (Key key : branch.methods.keySet()) {
            literal(key, "", paths);
        }
        for (Map.Entry<Key, Branch> deeper : branch.deeper.entrySet()) {
            for (String rest : literalPaths(deeper.getValue())) {
                literal(deeper.getKey(), rest, paths);
            }
        }
        return paths;
    }

    private void literal(Key key, String rest, List<String> paths) {
        PathTemplate template = made(key).template();
        if (template.variables().isEmpty()) {
            paths.add(template.text() + rest);
        }
    }

    /** @param way the templates of the locators that lead to the table */
    private RouteTable<Endpoint> table(Branch branch, PathTemplate way) {
        List<Made> returned = new ArrayList<>();
        for (String type : branch.types()) {
            Class<?> known = Classes.load(type);
            for (Made made : endpoints.get(type).values()) {
                returned.add(made.with(endpoint(branch, new Key(type, made.spec().invoker()), known, way)));
            }
        }
        RouteTable.Builder<Endpoint> table = table(returned);
        for (String path : literalPaths(branch)) {
            table.know(path);
        }
        return table.build();
    }

    private Endpoint endpoint(Branch branch, Key key, Class<?> type, PathTemplate way) {
        Made made = made(key);
        if (branch.deeper.containsKey(key)) {
            return made.endpoint()
                    .on(Passage.leading(type, table(branch.deeper.get(key), way.join(made.template()))));
        }
        FlatRouteSpec flat = branch.methods.get(key);
        return flat == null ? made.endpoint().on(Passage.of(type)) : method(flat, type, way);
    }

    private Endpoint method(FlatRouteSpec flat, Class<?> type, PathTemplate way) {
        Made made = made(Key.of(flat.method()));
        Endpoint method = made.endpoint();
        List<Made> locators = new ArrayList<>();
        boolean scoped = flat.requestScope() || needsScope.test(made);
        for (Step step : flat.steps()) {
            Made locator = made(Key.of(step));
            locators.add(locator);
            scoped |= needsScope.test(locator);
        }
        boolean ahead = flat.ahead() && !scoped;
        Watched watched = flat.proven() ? watched(made, way) : null;
        boolean early = method.readsEntity() && method.admission() == null && method.chain().requestFilters().isEmpty();
        List<Endpoint> steps = new ArrayList<>();
        for (int i = 0; i < locators.size(); i++) {
            Step step = flat.steps().get(i);
            Endpoint locator = locators.get(i).endpoint();
            steps.add(locator.on(
                    new Endpoint.Running(step.thread(), flat.proven() ? watched(flat.steps().subList(0, i + 1)) : null,
                            early || locator.readsEntity(), scoped, ahead),
                    Passage.of(step.type().equals(ROOT) ? null : Classes.load(step.type()))));
        }
        return method.on(new Endpoint.Running(flat.method().thread(), watched, method.readsEntity(), scoped, ahead),
                Passage.through(steps, type));
    }

    /** A locator that holds the loop is seen as such, whichever method it leads to. */
    private Watched watched(List<Step> steps) {
        List<Key> keys = new ArrayList<>();
        PathTemplate above = PathTemplate.parse("/");
        for (Step step : steps) {
            above = keys.isEmpty() ? above : above.join(made(keys.get(keys.size() - 1)).template());
            keys.add(Key.of(step));
        }
        Watched known = watchedLocators.get(keys);
        if (known == null) {
            known = watched(made(keys.get(keys.size() - 1)), above);
            watchedLocators.put(keys, known);
        }
        return known;
    }

    private Watched watched(Made made, PathTemplate way) {
        return watch.add(new Watched.Name(made.endpoint().httpMethod(), way.join(made.template()).text(),
                made.endpoint().method(), made.spec().invoker()));
    }

    private Made made(Key key) {
        Made made = endpoints.get(key.type()).get(key.invoker());
        if (made == null) {
            throw new IllegalStateException("Nothing is called by " + key);
        }
        return made;
    }
}
