package dev.straightway.runtime.routing;

/**
 * The drawing of a {@link Trie}, a line for each node; for one thread.
 *
 * @param <V> what stands where a template ends
 */
final class Drawing<V extends Trie.Entry> {

    private static final String STEP = "  ";

    /** Draws the value of a template that ends at a node. */
    interface Ends<V> {
        void draw(V value, int indent);
    }

    private final StringBuilder lines;
    private final Trie<V> trie;
    private final Ends<V> ends;

    Drawing(StringBuilder lines, Trie<V> trie, Ends<V> ends) {
        this.lines = lines;
        this.trie = trie;
        this.ends = ends;
    }

    void line(int indent, String text) {
        line(lines, indent, text);
    }

    /** Draws the end of a template, if there is one: the order is -1 otherwise. */
    void end(int order, int indent) {
        if (order >= 0) {
            ends.draw(trie.value(order), indent);
        }
    }

    static void line(StringBuilder lines, int indent, String text) {
        lines.append(STEP.repeat(indent)).append(text).append('\n');
    }
}
