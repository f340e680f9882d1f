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

    private final ClassSource classes;
    private final Judgements judgements;
    private final int mostLibraryMethods;
    private World world;

    private Beginning(ClassSource classes, Judgements judgements, int mostLibraryMethods) {
        this.classes = classes;
        this.judgements = judgements;
        this.mostLibraryMethods = mostLibraryMethods;
    }

    /** Reads the code; if that takes it too far, the walk will begin again. */
    public static Beginning of(ClassSource classes, Judgements judgements) {
        Beginning beginning = new Beginning(classes, judgements, Walk.LIBRARY_METHODS.get(0));
        try {
            beginning.world = read(classes, judgements, beginning.mostLibraryMethods);
        } catch (Flow.TooMuchException tooMuch) {
            beginning.world = null;
        }
        return beginning;
    }

    /** {@return the world of this beginning, the first time and if it has this limit; else another one} */
    World take(int mostLibraryMethods) {
        World taken = world;
        world = null;
        return taken != null && mostLibraryMethods == this.mostLibraryMethods ? taken
                : read(classes, judgements, mostLibraryMethods);
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
