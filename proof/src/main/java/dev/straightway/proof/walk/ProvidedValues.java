package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;

/**
 * Knows what the application's own providers make of a request in place of JSON and of conversions: readers, interceptors of
 * readers, converters. Which of those of a route serves which parameter isn't told, so all that they make may be any parameter
 * that has its type.
 * <p>
 * What an interceptor returns as its own {@code proceed()} has just returned it has its parameter already, whatever read it.
 * Anything else that it returns may have been read for another route. Each interceptor is given a context of its own, which
 * tells what was read around it, whichever code asks it.
 */
final class ProvidedValues {

    private static final String CONTEXT = "jakarta/ws/rs/ext/ReaderInterceptorContext";
    private static final String PROCEED = "proceed";
    private static final String INTERCEPT = "aroundReadFrom";
    private static final String INTERCEPTOR = "jakarta/ws/rs/ext/ReaderInterceptor";

    /** What gives converters. */
    static final String CONVERTERS = "jakarta/ws/rs/ext/ParamConverterProvider";

    private static final List<String> MAKERS = List.of(INTERCEPTOR, "jakarta/ws/rs/ext/MessageBodyReader",
            "jakarta/ws/rs/ext/ParamConverter", CONVERTERS);

    private final Core core;
    private final ProviderLeaks leaks;
    /** What providers return, by their class. */
    private final Map<String, Variable> made = new HashMap<>();
    /** What interceptors get that was read, by their class and by their context. */
    private final Map<String, Variable> read = new HashMap<>();
    private final Map<AbstractObject, Variable> byContext = new HashMap<>();
    private final Map<String, AbstractObject> contexts = new HashMap<>();
    private final Map<Set<String>, Makers> makers = new HashMap<>();
    /** Any of those that there are, where it isn't told which. */
    private final Makers any = new Makers(new Variable(), new Variable());
    /** All that was read. */
    private final Variable all = new Variable();
    /** What interceptors of the application return that isn't what they have just read. */
    private final Map<Node, Variable> changed = new HashMap<>();

    /**
     * Are the providers that serve a route.
     *
     * @param made what they return
     * @param given what methods are given, which interceptors get before
     */
    record Makers(Variable made, Variable given) {
    }

    ProvidedValues(Core core, ProviderLeaks leaks) {
        this.core = core;
        this.leaks = leaks;
        core.flow().edge(any.made(), all, null);
        core.flow().edge(any.given(), all, null);
    }

    /** {@return those that serve a route, of its providers} */
    Makers of(List<Method> providers) {
        Set<String> owners = providers.stream().map(Method::owner).filter(owner -> isBelow(owner, MAKERS))
                .collect(Collectors.toCollection(TreeSet::new));
        return makers.computeIfAbsent(owners, this::makers);
    }

    private Makers makers(Set<String> owners) {
        Makers some = new Makers(new Variable(), new Variable());
        owners.forEach(owner -> core.flow().edge(made(owner), some.made(), null));
        List.of(some.made(), some.given()).forEach(value -> {
            core.flow().edge(value, all, null);
            owners.stream().filter(owner -> isBelow(owner, List.of(INTERCEPTOR)))
                    .forEach(owner -> core.flow().edge(value, read(owner), null));
        });
        return some;
    }

    /** {@return any of the providers that there are} */
    Makers any() {
        return any;
    }

    private boolean isBelow(String owner, List<String> types) {
        return types.stream().anyMatch(type -> core.classes().subtype(owner, type));
    }

    private Variable made(String owner) {
        return made.computeIfAbsent(owner, key -> {
            Variable own = new Variable();
            core.flow().edge(own, any.made(), null);
            return own;
        });
    }

    private Variable read(String owner) {
        return read.computeIfAbsent(owner, key -> {
            Variable own = new Variable();
            core.flow().edge(any.made(), own, null);
            core.flow().edge(any.given(), own, null);
            return own;
        });
    }

    /** Takes the code of a method, which may be an interceptor of readers. */
    void link(Node node, Body body, IntFunction<Variable> values) {
        if (!node.method.name().equals(INTERCEPT) || node.isStatic() || node.library()) {
            return;
        }
        Set<Integer> read = read(body);
        for (Op op : body.ops()) {
            if (op instanceof Op.Return returned) {
                IntStream.of(returned.value()).filter(value -> !read.contains(value))
                        .forEach(value -> core.flow().edge(values.apply(value), changed(node), null));
            }
        }
    }

    /** What an interceptor of the container makes an interceptor of readers return isn't what that has read. */
    void around(Node target, Variable result) {
        if (target.method.name().equals(INTERCEPT)) {
            core.flow().edge(result, changed(target), null);
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

    private Variable changed(Node node) {
        return changed.computeIfAbsent(node, key -> new Variable());
    }

    /** Takes what a provider returns: {@code owner} is its class, which may inherit the method. */
    void returned(Node provider, String owner) {
        if (isBelow(owner, MAKERS)) {
            boolean intercepts = provider.method.name().equals(INTERCEPT) && !provider.library();
            core.flow().edge(intercepts ? changed(provider) : provider.result, made(owner), null);
        }
    }

    /** Takes what a converter has made that a provider gave. */
    void converted(Variable value, String owner) {
        core.flow().edge(value, made(owner), null);
    }

    /** {@return whether an interceptor of a class gets a context with what is read on its routes, and has got it now} */
    boolean give(Variable parameter, String type, String owner) {
        boolean context = CONTEXT.equals(type) && isBelow(owner, List.of(INTERCEPTOR));
        if (context) {
            core.flow().add(parameter, contexts.computeIfAbsent(owner, key -> {
                AbstractObject own = AbstractObject.of(AbstractObject.Kind.ANY, CONTEXT, core.objects().any(CONTEXT).content);
                byContext.put(own, read(owner));
                return own;
            }));
        }
        return context;
    }

    /** Lets a parameter, or what it holds, be what some providers have returned. */
    void give(Variable parameter, String type, Makers some) {
        parameter.owed = true;
        core.flow().edge(some.made(), parameter, type);
        read(parameter, some);
    }

    /** Takes what a resource method gets. */
    void read(Variable parameter, Makers some) {
        core.flow().listen(parameter, object -> {
            if (object.kind == AbstractObject.Kind.UNKNOWN) { // nobody changes what it holds
                leaks.seen();
            } else {
                core.flow().add(some.given(), object);
            }
        });
    }

    /** {@return whether a reviewed method gives an interceptor what was read, and has done so now} */
    boolean gives(Invocation invocation, AbstractObject self) {
        boolean proceeds = proceeds(invocation.named().owner(), invocation.named().name());
        if (proceeds) {
            core.flow().edge(byContext.getOrDefault(self, all), invocation.result(), null);
            core.flow().add(invocation.result(), leaks.unknown());
        }
        return proceeds;
    }
}
