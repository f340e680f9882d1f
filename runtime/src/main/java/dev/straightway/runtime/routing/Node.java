package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A node of a {@link Trie}: what may follow after the segments that lead to it.
 * <p>
 * Immutable. Templates are known by their order, best first from 0. A node knows the best order below it, so that a search
 * leaves out whatever cannot beat what it has. A match is a long, the template's order before the end of the match, so that
 * matches compare like orders.
 */
final class Node {

    /** The order of no template, behind all others. */
    private static final int NONE = Integer.MAX_VALUE;
    /** 2^32 divided by the golden ratio, odd. */
    private static final int GOLDEN_RATIO = 0x9E3779B9;
    private static final Pattern[] NO_PATTERNS = {};

    /** The text of the segment that leads here, and its hash; null if a variable does. */
    private final String text;
    private final int hash;
    /** The template that ends here, or NONE. */
    private final int order;
    /** The open template that ends here, or NONE; a path may go on behind it. */
    private final int openOrder;
    private final int bestOrder;
    /** A hash table, open addressing, at most half full; its length is a power of two. */
    private final Node[] literals;
    private final Node whole;
    private final Pattern[] patterns;
    private final End[] tails;
    private final boolean leaf;

    /** What follows a segment that is neither text only nor one plain variable; best first. */
    record Pattern(Segment segment, Node next) {
    }

    /** A template that ends with a tail; best first. */
    record End(Tail tail, int order, boolean open) {
    }

    private Node(Builder builder, String text) {
        this.text = text;
        this.hash = text == null ? 0 : hash(text);
        this.order = builder.order;
        this.openOrder = builder.openOrder;
        this.literals = table(builder.literals);
        this.whole = builder.whole == null ? null : new Node(builder.whole, null);
        this.patterns = patterns(builder.patterns.values());
        this.tails = builder.tails.toArray(new End[0]);
        this.leaf = literals.length == 0 && whole == null && patterns.length == 0 && tails.length == 0;
        this.bestOrder = bestBelow();
    }

    /**
     * @param bestFirst the entries whose templates are looked for; their places are the orders
     */
    static Node of(List<? extends Trie.Entry> bestFirst) {
        Builder root = new Builder();
        for (int order = 0; order < bestFirst.size(); order++) {
            root.add(bestFirst.get(order).key(), order, bestFirst.get(order).open());
        }
        return new Node(root, null);
    }

    private static Pattern[] patterns(Collection<Builder.Edge> edges) {
        if (edges.isEmpty()) {
            return NO_PATTERNS;
        }
        List<Pattern> patterns = new ArrayList<>();
        for (Builder.Edge edge : edges) {
            patterns.add(new Pattern(edge.segment, new Node(edge.next, null)));
        }
        patterns.sort(Comparator.comparingInt(pattern -> pattern.next.bestOrder));
        return patterns.toArray(NO_PATTERNS);
    }

    private int bestBelow() {
        int best = Math.min(order, openOrder);
        for (Node node : literals) {
            best = node == null ? best : Math.min(best, node.bestOrder);
        }
        best = whole == null ? best : Math.min(best, whole.bestOrder);
        best = patterns.length == 0 ? best : Math.min(best, patterns[0].next.bestOrder);
        return tails.length == 0 ? best : Math.min(best, tails[0].order);
    }

    private static Node[] table(Map<String, Builder> literals) {
        Node[] table = new Node[literals.isEmpty() ? 0 : Integer.highestOneBit(literals.size()) * 4];
        for (Map.Entry<String, Builder> literal : literals.entrySet()) {
            Node node = new Node(literal.getValue(), literal.getKey());
            int slot = slot(node.hash, table.length);
            while (table[slot] != null) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = node;
        }
        return table;
    }

    /**
     * Finds the best match.
     *
     * @param slash where the next segment begins, or the end of the path
     * @param complete whether nothing but a slash may remain of the path
     * @param found the best match so far
     * @return a better match, or the given one
     */
    long best(String path, int slash, boolean complete, long found) {
        long best = found;
        if (order < Trie.order(best) && (!complete || atEnd(path, slash))) {
            best = Trie.match(order, slash);
        }
        if (openOrder < Trie.order(best)) {
            best = Trie.match(openOrder, slash);
        }
        if (leaf || slash == path.length() || path.charAt(slash) != '/') {
            return best;
        }
        int hash = 0;
        int end = slash + 1;
        while (end < path.length() && path.charAt(end) != '/') {
            hash = 31 * hash + path.charAt(end++);
        }
        Node literal = literals.length == 0 ? null : literal(path, slash + 1, end, hash);
        if (literal != null && literal.bestOrder < Trie.order(best)) {
            best = literal.best(path, end, complete, best);
        }
        if (whole != null && end > slash + 1 && whole.bestOrder < Trie.order(best)) {
            best = whole.best(path, end, complete, best);
        }
        for (Pattern pattern : patterns) {
            if (pattern.next.bestOrder < Trie.order(best) && pattern.segment.matches(path, slash + 1, end)) {
                best = pattern.next.best(path, end, complete, best);
            }
        }
        return tails.length == 0 ? best : bestTail(path, slash, complete, best);
    }

    private long bestTail(String path, int slash, boolean complete, long found) {
        for (End tail : tails) {
            if (tail.order >= Trie.order(found)) {
                return found;
            }
            int end = tail.tail.match(path, slash);
            if (end != Tail.NO_MATCH && (!complete || tail.open || atEnd(path, end))) {
                return Trie.match(tail.order, end);
            }
        }
        return found;
    }

    /** Collects every match of a beginning of the path. */
    void all(String path, int slash, Matches matches) {
        if (order != NONE) {
            matches.add(Trie.match(order, slash));
        }
        if (slash == path.length() || path.charAt(slash) != '/') {
            return;
        }
        int next = path.indexOf('/', slash + 1);
        int end = next < 0 ? path.length() : next;
        Node literal = literals.length == 0 ? null : literal(path, slash + 1, end, hash(path.substring(slash + 1, end)));
        if (literal != null) {
            literal.all(path, end, matches);
        }
        if (whole != null && end > slash + 1) {
            whole.all(path, end, matches);
        }
        for (Pattern pattern : patterns) {
            if (pattern.segment.matches(path, slash + 1, end)) {
                pattern.next.all(path, end, matches);
            }
        }
        for (End tail : tails) {
            int tailEnd = tail.tail.match(path, slash);
            if (tailEnd != Tail.NO_MATCH) {
                matches.add(Trie.match(tail.order, tailEnd));
            }
        }
    }

    private Node literal(String path, int start, int end, int hash) {
        int slot = slot(hash, literals.length);
        for (Node node = literals[slot]; node != null; node = literals[slot]) {
            if (node.hash == hash && node.text.length() == end - start && path.startsWith(node.text, start)) {
                return node;
            }
            slot = slot + 1 & literals.length - 1;
        }
        return null;
    }

    private static boolean atEnd(String path, int position) {
        int left = path.length() - position;
        return left == 0 || left == 1 && path.charAt(position) == '/';
    }

    /** The hash that {@link #best} computes as it looks for the segment's end. */
    private static int hash(String text) {
        int hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash;
    }

    /** The upper bits of a product: names that differ in a digit have hashes side by side, which would fill runs of slots. */
    private static int slot(int hash, int length) {
        return hash * GOLDEN_RATIO >>> Integer.numberOfLeadingZeros(length) + 1;
    }

    /** Draws what is below this node; the template that ends here is drawn by the parent or the trie. */
    <V extends Trie.Entry> void draw(Drawing<V> drawing, int indent) {
        drawing.end(order == NONE ? -1 : order, indent);
        drawing.end(openOrder == NONE ? -1 : openOrder, indent);
        Node[] sorted = Arrays.stream(literals).filter(node -> node != null)
                .sorted(Comparator.comparing((Node node) -> node.text)).toArray(Node[]::new);
        for (Node node : sorted) {
            drawChild(drawing, "/" + node.text, node, indent);
        }
        if (whole != null) {
            drawChild(drawing, "/{}", whole, indent);
        }
        for (Pattern pattern : patterns) {
            drawChild(drawing, "/" + pattern.segment.shape(), pattern.next, indent);
        }
        for (End tail : tails) {
            drawing.line(indent, tail.tail.shape());
            drawing.end(tail.order, indent + 1);
        }
    }

    private static <V extends Trie.Entry> void drawChild(Drawing<V> drawing, String label, Node node, int indent) {
        drawing.line(indent, label);
        node.draw(drawing, indent + 1);
    }

    /**
     * A node while templates are being added; they come in their order.
     */
    private static final class Builder {

        private final Map<String, Builder> literals = new TreeMap<>();
        private final Map<String, Edge> patterns = new TreeMap<>();
        private final List<End> tails = new ArrayList<>();
        private Builder whole;
        private int order = NONE;
        private int openOrder = NONE;

        private record Edge(Segment segment, Builder next) {
        }

        /** @param open whether a path may go on behind the template */
        void add(PathTemplate template, int order, boolean open) {
            Builder at = this;
            for (Segment segment : template.segments()) {
                at = at.follow(segment);
            }
            if (template.tail() != null) {
                at.tails.add(new End(template.tail(), order, open));
            } else if (open) {
                at.openOrder = order;
            } else {
                at.order = order;
            }
        }

        private Builder follow(Segment segment) {
            if (segment instanceof Segment.Literal literal) {
                Builder known = literals.get(literal.text());
                Builder next = known == null ? new Builder() : known;
                literals.put(literal.text(), next);
                return next;
            }
            if (segment instanceof Segment.Whole) {
                whole = whole == null ? new Builder() : whole;
                return whole;
            }
            Edge known = patterns.get(segment.shape());
            Edge edge = known == null ? new Edge(segment, new Builder()) : known;
            patterns.put(segment.shape(), edge);
            return edge.next;
        }
    }
}
