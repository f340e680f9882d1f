package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
    private int look;

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
        Set<Node> next = new LinkedHashSet<>();
        if (followed + waiting.size() <= most) {
            next.addAll(waiting);
        } else {
            Set<Node> callers = callers();
            routes.removeIf(route -> callers.contains(route) && !within(route, next));
        }
        waiting.removeAll(next);
        next.forEach(follower::follow);
        return !next.isEmpty();
    }

    /** {@return what reaches something that waits: only such routes have anything to follow, so no others are counted} */
    private Set<Node> callers() {
        Map<Node, List<Node>> callers = new HashMap<>();
        Deque<Node> open = new ArrayDeque<>(routes);
        look++;
        routes.forEach(route -> route.looked = look);
        while (!open.isEmpty()) {
            Node node = open.poll();
            for (Node.Call call : node.calls()) {
                callers.computeIfAbsent(call.target(), key -> new ArrayList<>()).add(node);
                if (call.target().looked != look) {
                    call.target().looked = look;
                    open.add(call.target());
                }
            }
        }
        Set<Node> reaching = new HashSet<>(waiting);
        open.addAll(waiting);
        while (!open.isEmpty()) {
            callers.getOrDefault(open.poll(), List.of()).stream().filter(reaching::add).forEach(open::add);
        }
        return reaching;
    }

    /** Whether a route is within its budget; what waits of all that it reaches is next then. */
    private boolean within(Node route, Set<Node> next) {
        List<Node> mine = new ArrayList<>();
        Deque<Node> open = new ArrayDeque<>(List.of(route));
        route.looked = ++look;
        int methods = 0;
        while (!open.isEmpty() && methods <= most) {
            Node node = open.poll();
            if (node.library()) {
                methods++;
                if (!node.needed) {
                    mine.add(node);
                }
            }
            for (Node.Call call : node.calls()) {
                if (call.target().looked != look) {
                    call.target().looked = look;
                    open.add(call.target());
                }
            }
        }
        if (methods <= most) {
            next.addAll(mine);
        }
        return methods <= most;
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
