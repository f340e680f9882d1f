package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Follows what code has an {@code ObjectMapper} write and read, as JSON does it for a route.
 * <p>
 * That holds for mappers that Jackson or Quarkus has set up. One mapper isn't told from another, so what the application
 * changes in any of them counts for each use ({@code changed}).
 */
final class MapperCalls {

    private static final String JACKSON = "com/fasterxml/jackson/";
    private static final String MAPPER = JACKSON + "databind/ObjectMapper";
    private static final String REFERENCE = JACKSON + "core/type/TypeReference";
    private static final String CLASS = "java/lang/Class";

    private static final Set<String> WRITES = Set.of("writeValueAsString", "writeValueAsBytes", "valueToTree");
    /** They read a text or bytes; those that read files and streams block. */
    private static final Set<String> READS = Set.of("readValue", "convertValue", "treeToValue");
    private static final Set<String> SOURCES = Set.of("java.lang.String", "byte[]", "java.lang.Object",
            "com.fasterxml.jackson.core.TreeNode");
    /** Where they aren't followed. */
    private static final Set<String> IN_MEMORY = Set.of("readValue", "readValues", "convertValue", "treeToValue",
            "treeAsTokens", "updateValue");
    /** The text names the class of what is read, or of what will be. */
    private static final Set<String> NAMING = Set.of("constructFromCanonical", "activateDefaultTyping",
            "activateDefaultTypingAsProperty", "enableDefaultTyping", "enableDefaultTypingAsProperty",
            "setDefaultTyping", "polymorphicTypeValidator");
    private static final String BUFFERED = JACKSON + "databind/util/TokenBuffer";
    private static final Set<String> TREES = Set.of("createObjectNode", "createArrayNode");
    private static final String NODE = JACKSON + "databind/JsonNode";
    private static final String NODES = JACKSON + "databind/node/";
    /** Quarkus has its own mapper write the text of these. */
    private static final Set<String> MAPPED = Set.of("io/vertx/core/json/JsonObject", "io/vertx/core/json/JsonArray");
    private static final String READS_TREE = "readTree";
    /** They read a text or a buffer, where they are given one; Quarkus has its own mapper read them. */
    private static final String OF_TEXT = "(Ljava/lang/String;)V";
    private static final String OF_BUFFER = "(Lio/vertx/core/buffer/Buffer;)V";
    private static final String FROM_BUFFER = "readFromBuffer";
    private static final String BUFFER = "io/vertx/core/buffer/Buffer";
    private static final String TO_JSON = "toJson";
    private static final Set<String> TEXTS = Set.of("toString", "toPrettyString");

    private final Core core;
    private final Json json;
    private final UnmodelledReading unmodelled;
    private final UnseenCalls unseen;
    private final MapperChanges changes;
    private final Map<AbstractObject, String> classes = new HashMap<>();
    private final Set<Invocation> known = new HashSet<>();
    private Node changed;
    private final Consumer<Node> codecs;
    private Node server;

    /** @param codecs takes code that reads or writes by the codec which the application may offer to Vert.x */
    MapperCalls(Core core, Json json, UnmodelledReading unmodelled, UnseenCalls unseen, MapperChanges changes,
            Consumer<Node> codecs) {
        this.codecs = codecs;
        this.core = core;
        this.json = json;
        this.unmodelled = unmodelled;
        this.unseen = unseen;
        this.changes = changes;
    }

    /** Remembers which class a constant of the code names; empty for what is no class. */
    void constant(AbstractObject constant, String named) {
        if (!named.isEmpty() && !TypeNames.isArray(named)) {
            classes.put(constant, named);
        }
    }

    /** {@return whether a call on an object is followed here} */
    boolean follows(CallSite site, Invocation invocation, AbstractObject self) {
        Method named = invocation.named();
        if (readsMapped(named)) {
            asksServer(site.caller);
        }
        if (named.owner().startsWith(JACKSON) && NAMING.contains(named.name())) {
            json.allFilled();
        }
        if (named.owner().equals(MAPPER) && named.constructor() && !named.descriptor().equals("()V")
                && !site.caller.library()) {
            change(site, named); // what it is made of may be any code
        }
        if (self == null || !MAPPER.equals(self.type)) {
            readsMemory(invocation);
            return false;
        }
        if (named.name().equals(READS_TREE)) {
            changes.use(site.caller);
            core.graph().arrow(site.caller, changed(), new CallSite(site.caller, null));
        }
        Type[] types = Type.getArgumentTypes(named.descriptor());
        boolean exact = self.kind == AbstractObject.Kind.PLATFORM;
        boolean writes = WRITES.contains(named.name()) && types.length == 1;
        boolean reads = READS.contains(named.name()) && types.length == 2 && SOURCES.contains(types[0].getClassName())
                && Set.of(CLASS, REFERENCE).contains(types[1].getInternalName());
        boolean makes = TREES.contains(named.name());
        if (exact && (writes || reads || makes)) {
            site.targets.add(named);
            if (known.add(invocation)) {
                follow(site, invocation, reads);
            }
            return true;
        }
        readsMemory(invocation);
        change(site, named);
        return false;
    }

    /** Such code may read what it was given in memory, or what it has written there. */
    private void readsMemory(Invocation invocation) {
        Method named = invocation.named();
        if (named.owner().equals(BUFFERED) || named.owner().startsWith(JACKSON) && IN_MEMORY.contains(named.name())) {
            unmodelled.ofUnseenMemory();
            invocation.others().forEach(unmodelled::ofTree);
        }
    }

    /** Lets a tree of JSON write what it holds, where it is asked for its text. */
    void text(Node caller, Method named, AbstractObject self) {
        if (self != null && TEXTS.contains(named.name())) {
            text(caller, self);
        }
    }

    /** The same for reviewed code, which asks whatever it gets; {@return whether an object is such a tree} */
    boolean text(Node caller, AbstractObject object) {
        boolean mapped = MAPPED.contains(String.valueOf(object.type));
        boolean tree = isTree(object.type);
        if (tree && object.content != null) {
            json.write(caller, object.content);
        }
        if (mapped) {
            asksServer(caller);
        }
        return tree;
    }

    /** {@return whether a type, which may be null, is one of trees of JSON} */
    static boolean isTree(String type) {
        return type != null && (MAPPED.contains(type) || type.equals(NODE) || type.startsWith(NODES));
    }

    private static boolean readsMapped(Method named) {
        boolean given = OF_TEXT.equals(named.descriptor()) || OF_BUFFER.equals(named.descriptor());
        return MAPPED.contains(named.owner()) && (named.constructor() && given || named.name().equals(FROM_BUFFER))
                || named.owner().equals(BUFFER) && named.name().startsWith(TO_JSON);
    }

    private void asksServer(Node caller) {
        codecs.accept(caller);
        changes.use(caller);
        core.graph().arrow(caller, server(), new CallSite(caller, null));
    }

    private void follow(CallSite site, Invocation invocation, boolean reads) {
        core.graph().arrow(site.caller, changed(), new CallSite(site.caller, null));
        boolean text = reads && invocation.named().name().equals("readValue");
        Variable content = new Variable();
        if (!text && !invocation.others().isEmpty()) {
            Variable from = invocation.others().get(0);
            json.write(site.caller, from);
            kept(from, content);
            if (reads) {
                unmodelled.ofMemory();
                unmodelled.ofTree(from);
            }
        }
        if (reads) {
            core.flow().listen(invocation.others().get(1), type -> read(site, invocation, type, content));
        } else {
            made(invocation, content);
        }
    }

    /** A tree may hold the object that it was made of. */
    private void kept(Variable from, Variable content) {
        core.flow().edge(from, content, null);
        core.flow().listen(from, object -> {
            if (object.content != null) {
                core.flow().edge(object.content, content, null);
            }
        });
    }

    private void made(Invocation invocation, Variable content) {
        String returns = invocation.returns();
        if (AbstractObjects.isValue(returns)) {
            core.flow().add(invocation.result(), core.objects().value(returns));
        } else {
            core.flow().add(invocation.result(), TypeNames.isArray(returns) ? core.objects().array(returns, content)
                    : core.objects().made(returns, content, false));
        }
    }

    private void read(CallSite site, Invocation invocation, AbstractObject type, Variable content) {
        Generic wanted = wanted(type);
        if (wanted == null) {
            unseen.strange(site, invocation, null, Judgement.unseen(ReasonKind.READ_AS,
                    "reads a type that isn't known here; use a constant, as Order.class"));
            json.allFilled();
            return;
        }
        json.make(site.caller, invocation.result(), wanted);
        core.flow().edge(content, invocation.result(), wanted.erased());
    }

    /** {@return the type that a class constant or a type reference names; null if that isn't known} */
    private Generic wanted(AbstractObject type) {
        if (type.kind == AbstractObject.Kind.PLATFORM && classes.containsKey(type)) {
            return Generic.of(classes.get(type));
        }
        Shape reference = type.kind == AbstractObject.Kind.OBJECT ? core.classes().shape(type.type) : null;
        boolean direct = reference != null && REFERENCE.equals(reference.superName()) && reference.signature() != null
                && reference.method("getType", "()Ljava/lang/reflect/Type;") == null;
        return !direct ? null
                : Generic.declaration(reference.signature()).above().stream().limit(1)
                        .flatMap(above -> above.arguments().stream()).filter(MapperCalls::isWhole)
                        .map(argument -> argument.with(Map.of())).findFirst().orElse(null);
    }

    private static boolean isWhole(Generic type) {
        return type.variable() == null && type.arguments().stream().allMatch(MapperCalls::isWhole);
    }

    /** What one does to a mapper may change what all others read and write. */
    private void change(CallSite site, Method named) {
        if ((named.constructor() || MapperChanges.changes(named)) && !changes.customizes(site.caller)) {
            changed().event(Event.strange(ReasonKind.JSON_MAPPER,
                    "ObjectMapper#" + named.name() + " in " + site.caller.words(), "may change what JSON calls",
                    new CallSite(changed(), null)).at(Place.call(site.caller.method, named)));
        }
    }

    private Node changed() {
        if (changed == null) {
            changed = mapper();
        }
        return changed;
    }

    /** The mapper that Quarkus sets up; what the application changes in it by itself, {@link MapperChanges} knows. */
    private Node server() {
        if (server == null) {
            server = mapper();
        }
        return server;
    }

    private Node mapper() {
        Node mapper = core.graph().hidden(new Method(MAPPER, "json", "()V"));
        core.inputs().json(who -> who.ifPresent(words -> mapper
                .event(Event.strange(ReasonKind.JSON_MAPPER, words, "may call any code to read and write JSON",
                        new CallSite(mapper, null)))));
        return mapper;
    }
}
