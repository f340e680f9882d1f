package dev.straightway.deployment.reach.walk;

import dev.straightway.deployment.reach.code.ClassSource;
import dev.straightway.deployment.reach.judge.Judgements;

/**
 * Is a walk that has begun: the code of the application is read into the flow, for which neither the container nor the routes
 * are needed. What the container does is taken up later, which changes nothing, as a walk only ever adds.
 * <p>
 * One walk takes it; used by one thread after the other.
 */
public final class Beginning {

    private static final int LIBRARY_METHODS = Walk.LIBRARY_METHODS.get(0);

    private final ClassSource classes;
    private final Judgements judgements;
    /** Null once it is taken, or if reading the code took it too far. */
    private World world;
    private Flow.TooMuchException tooMuch;

    private Beginning(ClassSource classes, Judgements judgements) {
        this.classes = classes;
        this.judgements = judgements;
    }

    /** Reads the code; if that takes it too far, whoever takes it is told. */
    public static Beginning of(ClassSource classes, Judgements judgements) {
        Beginning beginning = new Beginning(classes, judgements);
        try {
            beginning.world = read(classes, judgements, LIBRARY_METHODS);
        } catch (Flow.TooMuchException tooMuch) {
            beginning.tooMuch = tooMuch; // take says so
        }
        return beginning;
    }

    /**
     * {@return the world of this beginning, or for another limit than the first another one}
     *
     * @throws Flow.TooMuchException if reading the code takes it too far
     */
    World take(int mostLibraryMethods) {
        if (mostLibraryMethods != LIBRARY_METHODS) {
            return read(classes, judgements, mostLibraryMethods);
        }
        if (world == null) {
            throw tooMuch;
        }
        World taken = world;
        world = null; // the build keeps this beginning, and needn't keep the graph
        return taken;
    }

    /** {@return a world that knows what the walk would depend on, and nothing else} */
    World nothing() {
        return new World(classes, judgements, 0);
    }

    private static World read(ClassSource classes, Judgements judgements, int mostLibraryMethods) {
        World world = new World(classes, judgements, mostLibraryMethods);
        world.classes.readBodies();
        world.readApplication();
        world.flow.run();
        return world;
    }
}
