package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.TypeNames;

/**
 * Lets JSON write whatever is handed to Jakarta REST as an entity: to a builder of responses, to the context of a filter,
 * in the response of an exception. Which request it answers isn't told, so it counts where it is handed over.
 * <p>
 * Filters, interceptors and entity writers get what resource methods and others have handed over, and may change it.
 */
final class ResponseEntities {

    private static final List<String> OWNERS = List.of("jakarta/ws/rs/", "org/jboss/resteasy/reactive/");
    /** Fields of the head are written as text, and properties aren't written. */
    private static final Set<String> KEPT = Set.of("header", "setProperty");
    /** An event may be made long before it is sent, and its entity is written by whoever sends it. */
    private static final Set<String> TYPES = Set.of("java.lang.Object", "jakarta.ws.rs.core.Response",
            "jakarta.ws.rs.core.GenericEntity", "jakarta.ws.rs.sse.OutboundSseEvent");

    /** What a filter or a mapper returns is an answer, or holds one. */
    private static final List<String> ANSWERS = List.of("jakarta/ws/rs/core/Response",
            "org/jboss/resteasy/reactive/RestResponse");
    private static final Set<String> ANSWER_HOLDERS = Set.of("java/util/Optional", "io/smallrye/mutiny/Uni");
    private static final String WRITER = "jakarta/ws/rs/ext/MessageBodyWriter";
    private static final String WRITE = "writeTo";
    private static final List<String> WRITERS = List.of(WRITER, "jakarta/ws/rs/ext/WriterInterceptor",
            "jakarta/ws/rs/container/ContainerResponseFilter");
    private static final Set<String> CONTEXTS = Set.of("jakarta/ws/rs/container/ContainerResponseContext",
            "jakarta/ws/rs/ext/WriterInterceptorContext");
    static final String FIELDS = "jakarta/ws/rs/core/MultivaluedMap";
    private static final List<String> ENTITY_PROVIDERS = List.of(WRITER, "jakarta/ws/rs/ext/MessageBodyReader");

    private final Core core;
    private final ProviderLeaks leaks;
    private final Json json;
    private final Set<Invocation> known = new HashSet<>();
    /** What may be written on any route. */
    private final Variable shared = new Variable();
    /** All that is written as an answer. */
    private final Variable all = new Variable();
    /** What is written on the routes of a provider, by its class. */
    private final Map<String, Variable> byClass = new HashMap<>();
    /** The same by the context that the provider is given, whichever code asks that. */
    private final Map<AbstractObject, Variable> byContext = new HashMap<>();
    private final Map<String, AbstractObject> contexts = new HashMap<>();
    private final Map<Variable, Set<Variable>> taken = new HashMap<>();
    /** The fields of the head with what anybody has put into them, who was charged with that then. */
    private final AbstractObject seen;
    /** The same fields, with what a provider puts into them, by its class. */
    private final Map<String, AbstractObject> written = new HashMap<>();
    /** The same where a context is asked for them. */
    private final Map<Invocation, AbstractObject> asking = new HashMap<>();

    ResponseEntities(Core core, ProviderLeaks leaks, Json json) {
        this.core = core;
        this.leaks = leaks;
        this.json = json;
        core.flow().edge(shared, all, null);
        seen = head();
        core.flow().add(seen.content, core.objects().value("java/lang/String"));
    }

    /** The server makes the fields, so they are of no class of the application. */
    private AbstractObject head() {
        return AbstractObject.made(FIELDS, new Variable(), false);
    }

    private AbstractObject writtenHead() {
        AbstractObject own = head();
        core.flow().edge(own.content, seen.content, null);
        return own;
    }

    /** Takes what a resource method returns, the entity or what holds it, for the providers of its route. */
    void returned(Variable result, List<String> providers) {
        hand(result, all);
        providers.stream().filter(this::writes).distinct().forEach(owner -> hand(result, of(owner)));
    }

    /** The same where the providers aren't known. */
    void returned(Variable result) {
        hand(result, shared);
    }

    private void hand(Variable result, Variable to) {
        take(result, to);
        core.flow().listen(result, object -> {
            if (object.content != null && object.type != null && core.objects().casts.family(object.type) < 0) {
                take(object.content, to);
            }
        });
    }

    /** Lets what a filter or a mapper answers with be written: it may have been made long before. */
    void answered(Node provider) {
        String type = provider.method.returned();
        if (type == null || !ANSWER_HOLDERS.contains(type)
                && ANSWERS.stream().noneMatch(answer -> core.classes().subtype(type, answer))) {
            return;
        }
        json.entity(provider, provider.result);
    }

    /** An answer that isn't known keeps its own route from being proven, and no other. */
    private void take(Variable value, Variable to) {
        if (taken.computeIfAbsent(to, key -> new HashSet<>()).add(value)) {
            core.flow().listen(value, object -> {
                if (object.kind == AbstractObject.Kind.UNKNOWN) {
                    leaks.seen();
                } else {
                    core.flow().add(to, object);
                }
            });
        }
    }

    private Variable of(String owner) {
        return byClass.computeIfAbsent(owner, key -> {
            Variable written = new Variable();
            core.flow().edge(shared, written, null);
            return written;
        });
    }

    private boolean writes(String owner) {
        return WRITERS.stream().anyMatch(writer -> core.classes().subtype(owner, writer));
    }

    /** Gives an entity writer of a class, which may inherit the method, what it writes: its first argument. */
    void give(Node provider, String owner) {
        if (!provider.method.name().equals(WRITE) || !core.classes().subtype(owner, WRITER)) {
            return;
        }
        int first = provider.first();
        if (first < provider.parameters.size() && provider.types.get(first) != null) {
            core.flow().edge(of(owner), provider.parameters.get(first), provider.types.get(first));
        }
        for (int i = first; i < provider.parameters.size(); i++) {
            if (FIELDS.equals(provider.types.get(i))) {
                fields(new CallSite(provider, null), provider.parameters.get(i));
            }
        }
    }

    /**
     * {@return whether a provider of a class gets a context with what is written on its routes, or the fields of the head, and
     * has got it now}
     */
    boolean give(Variable parameter, String type, String owner) {
        if (FIELDS.equals(type) && ENTITY_PROVIDERS.stream().anyMatch(one -> core.classes().subtype(owner, one))) {
            core.flow().add(parameter, seen);
            core.flow().add(parameter, written.computeIfAbsent(owner, key -> writtenHead()));
            return true;
        }
        boolean context = type != null && CONTEXTS.contains(type) && writes(owner);
        if (context) {
            core.flow().add(parameter, contexts.computeIfAbsent(type + ' ' + owner, key -> {
                AbstractObject made = AbstractObject.of(AbstractObject.Kind.ANY, type, core.objects().any(type).content);
                byContext.put(made, of(owner));
                return made;
            }));
        }
        return context;
    }

    /** Takes a call of a reviewed method. */
    void take(CallSite site, Invocation invocation) {
        boolean other = OWNERS.stream().noneMatch(invocation.named().owner()::startsWith)
                || KEPT.contains(invocation.named().name());
        if (other || !known.add(invocation)) {
            return;
        }
        if (FIELDS.equals(invocation.returns())) {
            fields(site, invocation.result());
        }
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        boolean field = invocation.named().owner().equals(FIELDS);
        for (int i = 0; i < types.length; i++) {
            if (field && types[i].getSort() == Type.OBJECT) {
                ask(site, invocation.others().get(i), Method.TO_STRING);
                if (types[i].getInternalName().equals(TypeNames.OBJECT)) { // a key may be of any class
                    ask(site, invocation.others().get(i), Method.HASH_CODE);
                    ask(site, invocation.others().get(i), Method.EQUALS);
                }
            } else if (TYPES.contains(types[i].getClassName())) {
                json.entity(site.caller, invocation.others().get(i));
                take(invocation.others().get(i), shared);
            }
        }
    }

    /** {@return whether a reviewed method gives what is to be written, or the fields of the head, and has done so now} */
    boolean gives(Invocation invocation, AbstractObject self) {
        if (EntityStreams.CONTEXTS.contains(invocation.named().owner()) && FIELDS.equals(invocation.returns())) {
            core.flow().add(invocation.result(), seen);
            core.flow().add(invocation.result(), asking.computeIfAbsent(invocation, key -> writtenHead()));
            return true;
        }
        boolean entity = CONTEXTS.contains(invocation.named().owner()) && invocation.named().name().equals("getEntity");
        if (entity) {
            core.flow().edge(byContext.getOrDefault(self, all), invocation.result(), null);
            core.flow().add(invocation.result(), leaks.unknown());
        }
        return entity;
    }

    /**
     * Code that has the fields of the head may put values into them in any way that maps and lists have. One call asks all
     * of them: a call for each value would make another value, which may get among those that are asked.
     */
    private void fields(CallSite site, Variable maps) {
        Variable values = new Variable();
        AtomicBoolean asked = new AtomicBoolean();
        core.flow().listen(maps, map -> {
            if (map != seen && map.content != null) {
                core.flow().edge(map.content, values, null);
            }
        });
        core.flow().listen(values, value -> {
            if (!asked.getAndSet(true)) {
                ask(site, values, Method.TO_STRING);
            }
        });
    }

    /** Asks what is put into the fields of the head for its text, when they are written, or a key for what maps ask. */
    private void ask(CallSite site, Variable value, Method asked) {
        List<Variable> arguments = asked.equals(Method.EQUALS) ? List.of(value, value) : List.of(value);
        core.caller().call(new CallSite(site.caller, null),
                new Invocation(Invocation.Kind.VIRTUAL, asked, arguments, new Variable()));
    }
}
