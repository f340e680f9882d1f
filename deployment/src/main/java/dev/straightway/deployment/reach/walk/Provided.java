package dev.straightway.deployment.reach.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import dev.straightway.deployment.reach.code.Body;
import dev.straightway.deployment.reach.code.Op;

/**
 * Knows what the application's own providers make of a request in place of JSON and of conversions: readers, interceptors of
 * readers, converters. Which of them serves which parameter isn't told, so all of it may be any parameter that has its type.
 * <p>
 * What an interceptor returns as its own {@code proceed()} has just returned it has its parameter already, whoever read it.
 * Anything else that it returns may have been read for another route.
 */
final class Provided {

    private static final String CONTEXT = "jakarta/ws/rs/ext/ReaderInterceptorContext";
    private static final String PROCEED = "proceed";
    private static final String INTERCEPT = "aroundReadFrom";

    private static final List<String> MAKERS = List.of("jakarta/ws/rs/ext/ReaderInterceptor",
            "jakarta/ws/rs/ext/MessageBodyReader", "jakarta/ws/rs/ext/ParamConverter");

    private final World world;
    /** What providers return. */
    private final Var made = new Var();
    /** What resource methods are given, which interceptors get before. */
    private final Var given = new Var();
    /** What is read and nobody sees. */
    private final Var others = new Var();
    /** What interceptors of the application return that isn't what they have just read. */
    private final Map<Node, Var> changed = new HashMap<>();

    Provided(World world) {
        this.world = world;
    }

    /** Takes the code of a method, which may be an interceptor of readers. */
    void link(Node node, Body body, IntFunction<Var> values) {
        if (!node.method.name().equals(INTERCEPT) || node.isStatic() || node.library()) {
            return;
        }
        Set<Integer> read = read(body);
        for (Op op : body.ops()) {
            if (op instanceof Op.Return returned) {
                IntStream.of(returned.value()).filter(value -> !read.contains(value))
                        .forEach(value -> world.flow.edge(values.apply(value), changed(node), null));
            }
        }
    }

    /** What an interceptor of the container makes an interceptor of readers return isn't what that has read. */
    void around(Node target, Var result) {
        if (target.method.name().equals(INTERCEPT)) {
            world.flow.edge(result, changed(target), null);
        }
    }

    /** {@return the numbers of what the context of this very call has returned} */
    private static Set<Integer> read(Body body) {
        Set<Integer> read = new HashSet<>();
        for (Op op : body.ops()) {
            if (op instanceof Op.Call call && proceeds(call.method().owner(), call.method().name())
                    && IntStream.of(call.arguments().get(0)).allMatch(context -> context == 1)) {
                read.add(call.out());
            } else if (op instanceof Op.Cast cast && IntStream.of(cast.value()).allMatch(read::contains)) {
                read.add(cast.out());
            }
        }
        return read;
    }

    private static boolean proceeds(String owner, String name) {
        return owner.equals(CONTEXT) && name.equals(PROCEED);
    }

    private Var changed(Node node) {
        return changed.computeIfAbsent(node, key -> new Var());
    }

    /** Takes what a provider returns: {@code owner} is its class, which may inherit the method. */
    void returned(Node provider, String owner) {
        if (MAKERS.stream().anyMatch(maker -> world.classes.subtype(owner, maker))) {
            boolean intercepts = provider.method.name().equals(INTERCEPT) && !provider.library();
            world.flow.edge(intercepts ? changed(provider) : provider.result, made, null);
        }
    }

    /** Lets a parameter, or what it holds, be what a provider has returned. */
    void give(Var parameter, String type) {
        parameter.owed = true;
        world.flow.edge(made, parameter, type);
        read(parameter);
    }

    /** Takes what a resource method gets. */
    void read(Var parameter) {
        world.flow.listen(parameter, thing -> {
            if (thing.kind != Thing.Kind.UNKNOWN) { // nobody changes what it holds
                world.flow.add(given, thing);
            }
        });
    }

    /** {@return whether a reviewed method gives an interceptor what was read, and has done so now} */
    boolean gives(Spec spec) {
        boolean read = proceeds(spec.named().owner(), spec.named().name());
        if (read) {
            world.flow.edge(given, spec.result(), null);
            world.flow.edge(made, spec.result(), null);
            world.flow.add(spec.result(), world.things.made(Things.OBJECT, others, true));
        }
        return read;
    }
}
