package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Says which methods of libraries are followed: each route may reach so many of them, whatever others reach.
 * <p>
 * Libraries are followed level by level. What is reached of them waits until nothing moves any more; then those methods of the
 * level are followed that some route reaches within its budget. So the order of routes doesn't matter. What still waits in the
 * end is taken for unseen code. A route that has reached too much isn't proven, even if others have let all of it be followed.
 * Used by one thread.
 */
final class Budget {

    /** What becomes of a method of a library. */
    interface Follower {

        /** Lets its code be read. */
        void follow(Node node);

        /** Takes it for unseen code. */
        void leave(Node node);
    }

    /** A twentieth of what a route may reach may be library code: many times what proven routes need. */
    private static final int SHARE = 20;

    private final Classes classes;
    private final Follower follower;
    private int most;
    private boolean reduced;
    private int followed;
    /** Whether a route may have reached something since the last level. */
    private boolean changed;
    /** Those within their budget. */
    private final List<Node> routes = new ArrayList<>();
    private final Set<Node> waiting = new LinkedHashSet<>();
    private final Set<Node> left = new HashSet<>();

    /** @param follower goes on with methods, once the walk runs */
    Budget(Classes classes, Follower follower) {
        this.classes = classes;
        this.follower = follower;
    }

    /** Gives each route a part of what it may reach at best. */
    void open(Application application, double part) {
        most = of(application, part);
        reduced = part < 1;
    }

    /** {@return how many methods of libraries a route may reach that has a part of its budget} */
    static int of(Application application, double part) {
        return (int) (application.mostMethods() / SHARE * part);
    }

    void enter(Node route) {
        routes.add(route);
    }

    /** {@return how many methods of libraries are followed so far, by all routes together} */
    int followed() {
        return followed;
    }

    void follow() {
        followed++;
    }

    /** Lets a method of a library wait that a route reaches. */
    void reach(Node node) {
        if (!node.needed) {
            waiting.add(node);
            changed = true;
        }
    }

    /** Tells that what a route reaches calls something: so another route may reach what waits. */
    void connect() {
        changed |= !waiting.isEmpty();
    }

    /** Lets the next level be followed; whether there was something to follow. */
    boolean advance() {
        if (!changed) {
            return false;
        }
        changed = false;
        List<Node> next = new ArrayList<>(followed + waiting.size() <= most ? waiting : within());
        next.forEach(waiting::remove);
        next.forEach(follower::follow);
        return !next.isEmpty();
    }

    /** {@return what waits and is reached by a route that is within its budget} */
    private List<Node> within() {
        LibraryReach reach = new LibraryReach(routes, Node::library);
        BitSet next = new BitSet();
        routes.removeIf(route -> {
            BitSet mine = reach.of(route);
            if (mine.cardinality() <= most) {
                next.or(mine);
                return false;
            }
            return true;
        });
        return next.stream().mapToObj(reach.libraries()::get).filter(node -> !node.needed).toList();
    }

    /** Takes what no route reaches within its budget for unseen code; whether that added something. */
    boolean stop() {
        boolean more = false;
        waiting.removeIf(node -> node.needed); // others may have let it be called
        for (Node node : waiting) {
            if (left.add(node)) {
                follower.leave(node);
                more = true;
            }
        }
        return more;
    }

    /** Says where the walk has stopped, when it is over. */
    void say() {
        waiting.forEach(node -> node.event(stopped(node)));
    }

    /** {@return how many methods of libraries a route may reach} */
    int most() {
        return most;
    }

    /** {@return that a route is followed no further than here} */
    Event stopped(Node node) {
        return Event.strange(ReasonKind.TOO_FAR, "the code of " + classes.library(node.method.owner()),
                "is followed no further: the route reaches more than " + most + " methods of libraries"
                        + (reduced ? ", and all routes together too many for more"
                                : ", a twentieth of quarkus.straightway.dispatch.cap"),
                new CallSite(node, null));
    }
}
