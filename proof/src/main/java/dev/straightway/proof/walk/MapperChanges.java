package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.SettingMethod;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows what the application does to the {@code ObjectMapper} by which the server reads and writes JSON, where Quarkus doesn't
 * ask for it: a module that it registers with the injected mapper may run any code on each route with JSON.
 * <p>
 * Any mapper may be the server's but those that the application makes by itself, and those that are copied or built.
 */
final class MapperChanges {

    private static final String DATABIND = "com/fasterxml/jackson/databind/";
    private static final String MAPPER = DATABIND + "ObjectMapper";
    private static final Set<String> OWNERS = Set.of(MAPPER, DATABIND + "json/JsonMapper");
    private static final Set<String> FACTORIES = Set.of("com/fasterxml/jackson/core/JsonFactory",
            "com/fasterxml/jackson/databind/MappingJsonFactory");
    /** They make another mapper. */
    private static final Set<String> MAKING = Set.of("copy", "copyWith", "build");
    private static final String JACKSON = "com/fasterxml/jackson/";
    /** Makes the server's mapper. */
    private static final String QUARKUS = "io/quarkus/jackson/";

    /** The beginnings of the names of methods that change nothing in a mapper; {@code get} may give what can be changed. */
    private static final Set<String> READ_ONLY = Set.of("read", "write", "copy", "can", "convert", "valueToTree",
            "treeToValue", "treeAsTokens", "version", "is", "updateValue", "construct", "create", "missingNode", "nullNode");
    private static final Set<String> READ_ONLY_WHOLE = Set.of("getNodeFactory", "getTypeFactory", "getRegisteredModuleIds");
    /** What the application gives to Quarkus is looked at as a whole, see {@code JsonSettings}. */
    private static final String CUSTOMIZER = "io/quarkus/jackson/ObjectMapperCustomizer";
    private static final String CUSTOMIZE = "customize(L" + MAPPER + ";)V";

    private final Core core;
    /** Mappers that the application makes by itself. */
    private final Set<AbstractObject> own = new HashSet<>();
    private final Map<Invocation, AbstractObject> made = new HashMap<>();
    private final Map<Node, Boolean> customizing = new HashMap<>();
    private final Set<Invocation> handed = new HashSet<>();
    /** The mappers within contents. */
    private final Map<Variable, Variable> within = new HashMap<>();
    /** Those that read or write JSON as the server does. */
    private final Set<Node> using = new LinkedHashSet<>();
    private final List<Change> open = new ArrayList<>();
    private boolean ended;
    private Node changed;

    /** What is done to a mapper, or given one. */
    private record Change(AbstractObject mapper, String what, Node caller, Method by) {
    }

    MapperChanges(Core core) {
        this.core = core;
        core.flow().atTheEnd(this::end);
    }

    /** Takes any call; only those on mappers matter. */
    void called(CallSite site, Invocation invocation) {
        Method named = invocation.named();
        if (FACTORIES.contains(named.owner()) && invocation.kind() == Invocation.Kind.VIRTUAL
                && named.name().startsWith("set")) {
            factory(site, invocation);
        }
        if (!OWNERS.contains(named.owner()) || invocation.kind() == Invocation.Kind.STATIC
                || site.caller.method.owner().startsWith(QUARKUS)) {
            return;
        }
        if (named.constructor()) {
            core.flow().listen(invocation.receiver(), own::add);
        } else if (changes(named) && !customizes(site.caller)) {
            core.flow().listen(invocation.receiver(),
                    object -> later(object, "changed by " + named.name(), site.caller, named));
        }
    }

    /** A factory may be the one of the server's mapper, which its readers and writers give. */
    private void factory(CallSite site, Invocation invocation) {
        Cause cause = new Cause(ReasonKind.JSON_MAPPER, "a factory of a mapper",
                Place.call(site.caller.method, invocation.named()));
        core.flow().listen(invocation.receiver(), object -> {
            if (object.unproxied().kind != AbstractObject.Kind.OBJECT) { // the application has made that itself
                later(core.objects().unknown(cause), "changed by its factory's " + invocation.named().name(),
                        site.caller, invocation.named());
            }
        });
    }

    /** {@return whether a method of a mapper may change it} */
    static boolean changes(Method named) {
        return !named.constructor() && !READ_ONLY_WHOLE.contains(named.name())
                && READ_ONLY.stream().noneMatch(named.name()::startsWith);
    }

    /**
     * {@return whether a method is one by which Quarkus has the application set up mappers, and does no more than that the
     * model of JSON holds: who calls it doesn't matter}
     */
    boolean customizes(Node node) {
        return node.found != null && !node.isStatic() && node.method.signature().equals(CUSTOMIZE)
                && core.annotations().act(node.found.type().annotations())
                && core.classes().subtype(node.method.owner(), CUSTOMIZER)
                && customizing.computeIfAbsent(node, key -> SettingMethod.only(core.classes(), key.found));
    }

    /** Takes what unseen code is given, which may do anything with a mapper. */
    void handed(Invocation invocation, Node caller) {
        String owner = invocation.named().owner();
        if (!owner.startsWith(JACKSON) && !owner.startsWith(QUARKUS) && handed.add(invocation)) {
            Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
            for (int i = 0; i < types.length; i++) {
                handed(invocation.others().get(i), MAPPER.equals(TypeNames.reference(types[i])), invocation, caller);
            }
        }
    }

    /** What holds a mapper, as a list does, hands it on. */
    private void handed(Variable value, boolean declared, Invocation invocation, Node caller) {
        String what = "handed to " + invocation.words();
        Set<Variable> known = new HashSet<>();
        core.flow().listen(value, object -> {
            if (declared || MAPPER.equals(object.type)) {
                later(object, what, caller, invocation.named());
            } else if (object.content != null && known.add(object.content)) {
                core.flow().listen(within(object.content), mapper -> later(mapper, what, caller, invocation.named()));
            }
        });
    }

    /** {@return the mappers in a content, and in what that holds: one value for all who ask} */
    private Variable within(Variable content) {
        Variable known = within.get(content);
        if (known != null) {
            return known;
        }
        Variable mappers = new Variable();
        within.put(content, mappers);
        Set<Variable> parts = new HashSet<>();
        core.flow().listen(content, object -> {
            if (MAPPER.equals(object.type)) {
                core.flow().add(mappers, object);
            } else if (object.content != null && object.content != content && parts.add(object.content)) {
                core.flow().edge(within(object.content), mappers, null);
            }
        });
        return mappers;
    }

    /**
     * {@return a call that isn't followed, where the mapper that it returns isn't unknown: the same as before, or another one
     * that the application makes}
     */
    Invocation returning(Invocation invocation, AbstractObject self) {
        Method named = invocation.named();
        boolean mapper = named.owner().startsWith(DATABIND) && MAPPER.equals(invocation.returns())
                && invocation.kind() == Invocation.Kind.VIRTUAL;
        boolean makes = mapper && MAKING.contains(named.name());
        boolean same = mapper && !makes && OWNERS.contains(named.owner()) && self != null && MAPPER.equals(self.type);
        if (makes) {
            AbstractObject other = made.computeIfAbsent(invocation,
                    key -> AbstractObject.of(AbstractObject.Kind.ANY, MAPPER, core.objects().any(MAPPER).content));
            own.add(other);
            core.flow().add(invocation.result(), other);
        } else if (same) {
            core.flow().add(invocation.result(), self);
        }
        return !makes && !same ? invocation
                : new Invocation(invocation.kind(), named, invocation.arguments(), new Variable());
    }

    /** Says that a node reads or writes JSON as the server does. */
    void use(Node caller) {
        if (using.add(caller) && changed != null) {
            arrow(caller);
        }
    }

    /** Which mappers the application has made is known at the end. */
    private void later(AbstractObject object, String what, Node caller, Method by) {
        AbstractObject mapper = object.unproxied();
        if (mapper.kind != AbstractObject.Kind.UNKNOWN && !OWNERS.contains(String.valueOf(mapper.type))) {
            return;
        }
        Change change = new Change(mapper, what, caller, by);
        if (ended) {
            take(change);
        } else {
            open.add(change);
        }
    }

    private void end() {
        ended = true;
        open.forEach(this::take);
        open.clear();
    }

    private void take(Change change) {
        if (own.contains(change.mapper)) {
            return;
        }
        if (changed == null) {
            changed = core.graph().hidden(new Method(MAPPER, "server", "()V"));
            using.forEach(this::arrow);
        }
        changed.event(Event.strange(ReasonKind.JSON_MAPPER,
                "the server's ObjectMapper, " + change.what + " in " + change.caller.words(),
                "may call any code to read and write JSON", new CallSite(changed, null))
                .at(Place.call(change.caller.method, change.by)));
    }

    private void arrow(Node caller) {
        core.graph().arrow(caller, changed, new CallSite(caller, null));
    }
}
