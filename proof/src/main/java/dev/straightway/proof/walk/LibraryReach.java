package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Knows which methods of libraries nodes reach: one set for each strongly connected component of the graph, by Tarjan's
 * algorithm with a stack of its own, so that a call is looked at once for all routes. Used by one thread; the graph doesn't
 * change meanwhile.
 */
final class LibraryReach {

    private final Predicate<Node> library;
    private final List<Node> libraries = new ArrayList<>();
    private final Deque<Visit> path = new ArrayDeque<>();
    private final Deque<Visit> open = new ArrayDeque<>();
    private int count;

    /** What is known of a node; it hangs on the node. */
    static final class Visit {

        private final LibraryReach by;
        private final Node node;
        private final int index;
        private final Iterator<Node.Call> calls;
        private int low;
        /** Of the whole component, once that is complete; may be shared with what it calls. */
        private long[] reached;

        private Visit(LibraryReach by, Node node, int index) {
            this.by = by;
            this.node = node;
            this.index = index;
            this.low = index;
            this.calls = node.calls().iterator();
        }
    }

    /** The union of sets; one is only copied when it is changed. */
    private static final class Union {

        private long[] bits = {};
        private boolean own;

        void add(long[] more) {
            if (bits.length == 0) {
                bits = more;
                return;
            }
            for (int word = 0; word < more.length; word++) {
                if (word >= bits.length ? more[word] != 0 : (more[word] & ~bits[word]) != 0) {
                    own(more.length);
                    bits[word] |= more[word];
                }
            }
        }

        void add(int bit) {
            own((bit >> 6) + 1);
            bits[bit >> 6] |= 1L << bit;
        }

        private void own(int words) {
            if (!own || words > bits.length) {
                bits = Arrays.copyOf(bits, Math.max(words, bits.length));
                own = true;
            }
        }
    }

    /** @param library says what is looked for */
    LibraryReach(Collection<Node> roots, Predicate<Node> library) {
        this.library = library;
        roots.forEach(root -> {
            if (visit(root) == null) {
                follow(root);
            }
        });
    }

    /** {@return the methods of libraries, in the order of their numbers} */
    List<Node> libraries() {
        return libraries;
    }

    /** {@return the numbers of what a root reaches} */
    BitSet of(Node root) {
        return BitSet.valueOf(visit(root).reached);
    }

    private Visit visit(Node node) {
        return node.visit != null && node.visit.by == this ? node.visit : null;
    }

    private void follow(Node first) {
        enter(first);
        while (!path.isEmpty()) {
            Visit visit = path.peek();
            if (!visit.calls.hasNext()) {
                path.pop();
                leave(visit);
                continue;
            }
            Node called = visit.calls.next().target();
            Visit known = visit(called);
            if (known == null) {
                enter(called);
            } else if (known.reached == null) {
                visit.low = Math.min(visit.low, known.index);
            }
        }
    }

    private void enter(Node node) {
        Visit visit = new Visit(this, node, ++count);
        node.visit = visit;
        open.push(visit);
        path.push(visit);
    }

    private void leave(Visit visit) {
        if (!path.isEmpty()) {
            path.peek().low = Math.min(path.peek().low, visit.low);
        }
        if (visit.low == visit.index) {
            complete(visit);
        }
    }

    private void complete(Visit first) {
        List<Visit> component = new ArrayList<>(1);
        Union union = new Union();
        Visit last;
        do {
            last = open.pop();
            component.add(last);
            if (library.test(last.node)) {
                union.add(libraries.size());
                libraries.add(last.node);
            }
        } while (last != first);
        for (Visit member : component) {
            for (Node.Call call : member.node.calls()) {
                long[] of = call.target().visit.reached;
                if (of != null) {
                    union.add(of);
                }
            }
        }
        component.forEach(member -> member.reached = union.bits);
    }
}
