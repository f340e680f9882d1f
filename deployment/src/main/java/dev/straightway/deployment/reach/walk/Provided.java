package dev.straightway.deployment.reach.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Knows what the application's own providers make of a request in place of JSON and of conversions: readers, interceptors of
 * readers, converters. Which of them serves which parameter isn't told, so all of it may be any parameter that has its type.
 */
final class Provided {

    private static final String READER = "jakarta/ws/rs/ext/ReaderInterceptorContext";

    private static final List<String> MAKERS = List.of("jakarta/ws/rs/ext/ReaderInterceptor",
            "jakarta/ws/rs/ext/MessageBodyReader", "jakarta/ws/rs/ext/ParamConverter");

    private final World world;
    /** What providers return. */
    private final Var made = new Var();
    /** What resource methods are given, which interceptors get before. */
    private final Var given = new Var();
    /** Those among them that hold something, each of which is made for one parameter. */
    private final Set<Thing> containers = new HashSet<>();
    /** What is read and nobody sees. */
    private final Var others = new Var();

    Provided(World world) {
        this.world = world;
    }

    /** Takes what a provider returns; what it hands on as it was read has its parameter already. */
    void returned(Node provider) {
        if (MAKERS.stream().anyMatch(maker -> world.classes.subtype(provider.method.owner(), maker))) {
            world.flow.listen(provider.result, thing -> {
                if (thing.content == null || thing.content != others && !containers.contains(thing)) {
                    world.flow.add(made, thing);
                }
            });
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
                if (thing.content != null) {
                    containers.add(thing);
                }
                world.flow.add(given, thing);
            }
        });
    }

    /** {@return whether a reviewed method gives an interceptor what was read, and has done so now} */
    boolean gives(Spec spec) {
        boolean read = spec.named().owner().equals(READER) && spec.named().name().equals("proceed");
        if (read) {
            world.flow.edge(given, spec.result(), null);
            world.flow.add(spec.result(), world.things.made(Things.OBJECT, others, true));
        }
        return read;
    }
}
