package dev.straightway.runtime.routing;

import java.util.Comparator;
import java.util.List;

/**
 * Finds the best-ranked of many path templates that a path, or a beginning of it, matches.
 * <p>
 * Immutable and safe for all threads. A template is known by its order: its place in the list, best first. A match is one
 * long, so that a search allocates nothing: the order in the upper half, where the match ends in the lower.
 *
 * @param <V> what a template leads to
 */
final class Trie<V extends Trie.Entry> {

    /** No match: compares behind every match. */
    static final long NOTHING = Long.MAX_VALUE;

    /** Behind the shape of an open template; no shape ends so. */
    private static final String OPEN = "/...";

    /**
     * By rank; equal ranks by shape, because <code>&#123;</code> sorts behind letters and digits: of two templates of one rank
     * the one
     * with the text further left wins, whatever the order in which they were added.
     */
    static final Comparator<Entry> BEST_FIRST = Trie::compared;

    private final Node root;
    private final List<V> values;

    /** What a trie leads to. */
    interface Entry {

        PathTemplate key();

        /** {@return whether a path may go on behind the template} */
        boolean open();
    }

    private Trie(Node root, List<V> values) {
        this.root = root;
        this.values = values;
    }

    /**
     * @param values best template first, no shape twice among the open and among the others
     * @param templates has the searches of other tries
     */
    static <V extends Entry> Trie<V> of(List<V> values, SharedTemplates templates) {
        return new Trie<>(templates.search(values), List.copyOf(values));
    }

    /** {@return the shape of a template, by which open ones are told from others} */
    static String shape(PathTemplate template, boolean open) {
        return open ? template.shape().concat(OPEN) : template.shape();
    }

    private static int compared(Entry one, Entry other) {
        int order = one.key().rank().compareTo(other.key().rank());
        return order != 0 ? order : one.key().shape().compareTo(other.key().shape());
    }

    /**
     * Finds the best match.
     *
     * @param start where in the path to begin: at a slash or at its end
     * @param complete whether nothing but a slash may remain of the path behind a template that isn't open
     * @return the match, or {@link #NOTHING}
     */
    long best(String path, int start, boolean complete) {
        return root.best(path, start, complete, NOTHING);
    }

    /** {@return all matches of a beginning of the path, best first} */
    long[] all(String path) {
        Matches matches = new Matches();
        root.all(path, 0, matches);
        return matches.sorted();
    }

    V value(int order) {
        return values.get(order);
    }

    int size() {
        return values.size();
    }

    void draw(StringBuilder lines, int indent, Drawing.Ends<V> ends) {
        root.draw(new Drawing<>(lines, this, ends), indent);
    }

    static long match(int order, int end) {
        return (long) order << 32 | end;
    }

    static int order(long match) {
        return (int) (match >> 32);
    }

    static int end(long match) {
        return (int) match;
    }
}
