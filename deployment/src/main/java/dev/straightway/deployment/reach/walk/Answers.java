package dev.straightway.deployment.reach.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Method;

/**
 * Lets JSON write whatever is handed to Jakarta REST as an entity: to a builder of responses, to the context of a filter,
 * in the response of an exception. Which request it answers isn't told, so it counts where it is handed over.
 * <p>
 * Filters, interceptors and entity writers get what resource methods and others have handed over, and may change it.
 */
final class Answers {

    private static final List<String> OWNERS = List.of("jakarta/ws/rs/", "org/jboss/resteasy/reactive/");
    /** Fields of the head are written as text, and properties aren't written. */
    private static final Set<String> KEPT = Set.of("header", "setProperty");
    private static final Set<String> TYPES = Set.of("java.lang.Object", "jakarta.ws.rs.core.Response",
            "jakarta.ws.rs.core.GenericEntity");

    private static final String WRITER = "jakarta/ws/rs/ext/MessageBodyWriter";
    private static final List<String> WRITERS = List.of(WRITER, "jakarta/ws/rs/ext/WriterInterceptor",
            "jakarta/ws/rs/container/ContainerResponseFilter");
    private static final Set<String> CONTEXTS = Set.of("jakarta/ws/rs/container/ContainerResponseContext",
            "jakarta/ws/rs/ext/WriterInterceptorContext");
    private static final String FIELDS = "jakarta/ws/rs/core/MultivaluedMap";

    private final World world;
    private final Set<Spec> known = new HashSet<>();
    /** What may be written on any route. */
    private final Var shared = new Var();
    /** All that is written as an answer. */
    private final Var all = new Var();
    /** What is written on the routes of a provider, by its class. */
    private final Map<String, Var> byClass = new HashMap<>();
    /** The same by the context that the provider is given, whichever code asks that. */
    private final Map<Thing, Var> byContext = new HashMap<>();
    private final Map<String, Thing> contexts = new HashMap<>();
    private final Map<Var, Set<Var>> taken = new HashMap<>();

    Answers(World world) {
        this.world = world;
        world.flow.edge(shared, all, null);
    }

    /** Takes what a resource method returns, the entity or what holds it, for the providers of its route. */
    void returned(Var result, List<String> providers) {
        hand(result, all);
        providers.stream().filter(this::writes).distinct().forEach(owner -> hand(result, of(owner)));
    }

    /** The same where the providers aren't known. */
    void returned(Var result) {
        hand(result, shared);
    }

    private void hand(Var result, Var to) {
        take(result, to);
        world.flow.listen(result, thing -> {
            if (thing.content != null && thing.type != null && world.things.family(thing.type) < 0) {
                take(thing.content, to);
            }
        });
    }

    /** An answer that isn't known keeps its own route from being proven, and no other. */
    private void take(Var value, Var to) {
        if (taken.computeIfAbsent(to, key -> new HashSet<>()).add(value)) {
            world.flow.listen(value, thing -> {
                if (thing.kind == Thing.Kind.UNKNOWN) {
                    world.kept.seen();
                } else {
                    world.flow.add(to, thing);
                }
            });
        }
    }

    private Var of(String owner) {
        return byClass.computeIfAbsent(owner, key -> {
            Var written = new Var();
            world.flow.edge(shared, written, null);
            return written;
        });
    }

    private boolean writes(String owner) {
        return WRITERS.stream().anyMatch(writer -> world.classes.subtype(owner, writer));
    }

    /** Gives an entity writer of a class, which may inherit the method, what it writes. */
    void give(Node provider, String owner) {
        if (world.classes.subtype(owner, WRITER)) {
            for (int i = provider.first(); i < provider.parameters.size(); i++) {
                if (provider.types.get(i) != null) {
                    world.flow.edge(of(owner), provider.parameters.get(i), provider.types.get(i));
                }
                if (FIELDS.equals(provider.types.get(i))) {
                    fields(new Site(provider, null), provider.parameters.get(i));
                }
            }
        }
    }

    /** {@return whether a provider of a class gets a context with what is written on its routes, and has got it now} */
    boolean give(Var parameter, String type, String owner) {
        boolean context = type != null && CONTEXTS.contains(type) && writes(owner);
        if (context) {
            world.flow.add(parameter, contexts.computeIfAbsent(type + ' ' + owner, key -> {
                Thing made = Thing.of(Thing.Kind.ANY, type, world.things.any(type).content);
                byContext.put(made, of(owner));
                return made;
            }));
        }
        return context;
    }

    /** Takes a call of a reviewed method. */
    void take(Site site, Spec spec) {
        boolean other = OWNERS.stream().noneMatch(spec.named().owner()::startsWith) || KEPT.contains(spec.named().name());
        if (other || !known.add(spec)) {
            return;
        }
        if (FIELDS.equals(spec.returns())) {
            fields(site, spec.result());
        }
        Type[] types = Type.getArgumentTypes(spec.named().descriptor());
        boolean field = spec.named().owner().equals(FIELDS);
        for (int i = 0; i < types.length; i++) {
            if (field && types[i].getSort() == Type.OBJECT) {
                text(site, spec.others().get(i));
            } else if (TYPES.contains(types[i].getClassName())) {
                world.json.entity(site.caller, spec.others().get(i));
                take(spec.others().get(i), shared);
            }
        }
    }

    /** {@return whether a reviewed method gives what is to be written, and has done so now} */
    boolean gives(Spec spec, Thing self) {
        boolean entity = CONTEXTS.contains(spec.named().owner()) && spec.named().name().equals("getEntity");
        if (entity) {
            world.flow.edge(byContext.getOrDefault(self, all), spec.result(), null);
            world.flow.add(spec.result(), world.kept.unknown());
        }
        return entity;
    }

    /**
     * Whoever has the fields of the head may put something into them in any way that maps and lists have. One call asks all
     * of it: a call for each value would make a value of its own, which may get among those that are asked.
     */
    private void fields(Site site, Var maps) {
        Var values = new Var();
        AtomicBoolean asked = new AtomicBoolean();
        world.flow.listen(maps, map -> {
            if (map.content != null) {
                world.flow.edge(map.content, values, null);
            }
        });
        world.flow.listen(values, value -> {
            if (!asked.getAndSet(true)) {
                text(site, values);
            }
        });
    }

    /** What is put into the fields of the head is asked for its text when they are written. */
    private void text(Site site, Var value) {
        Method named = new Method(Things.OBJECT, "toString", "()Ljava/lang/String;");
        world.calls.call(new Site(site.caller, null), new Spec(Spec.Kind.VIRTUAL, named, List.of(value), new Var()));
    }
}
