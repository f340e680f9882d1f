package dev.straightway.proof.walk;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.judge.Judgements;

/**
 * Is a walk that has begun: the code of the application is read into the flow, for which neither the container nor the routes
 * are needed. What the container does is taken up later, which changes nothing, as a walk only ever adds.
 * <p>
 * One walk takes it; used by one thread after the other.
 */
public final class StartedWalk {

    private final ClassSource classes;
    private final Judgements judgements;
    /** Null once it is taken. */
    private World world;
    private Flow.TooMuchException tooMuch;

    private StartedWalk(ClassSource classes, Judgements judgements) {
        this.classes = classes;
        this.judgements = judgements;
    }

    /** Reads the code. If that goes too far, even with less told apart, the one who takes the walk is told. */
    public static StartedWalk of(ClassSource classes, Judgements judgements) {
        StartedWalk beginning = new StartedWalk(classes, judgements);
        try {
            beginning.world = read(classes, judgements);
        } catch (Flow.TooMuchException tooMuch) {
            beginning.tooMuch = tooMuch; // take says so
        }
        return beginning;
    }

    /**
     * {@return the world of this beginning, or a new one where it is taken already}
     *
     * @throws Flow.TooMuchException if reading the code takes it too far
     */
    World take() {
        if (tooMuch != null) {
            throw tooMuch;
        }
        World taken = world == null ? read(classes, judgements) : world;
        world = null; // the build keeps this beginning, and needn't keep the graph
        return taken;
    }

    /** {@return a world that knows what the walk would depend on, and nothing else} */
    World nothing() {
        return new World(classes, judgements);
    }

    private static World read(ClassSource classes, Judgements judgements) {
        World world = new World(classes, judgements);
        world.core.classes().readBodies();
        world.core.flow().coarsen(true);
        world.readApplication();
        world.core.flow().run();
        return world;
    }
}
