package dev.straightway.runtime.routing;

import java.util.List;

/**
 * What {@link RouteTable#find} found: the routes of one template and where its captures are in the path.
 * <p>
 * Immutable. Captures are those of the class template, then those of the method template, in the order of the text.
 */
public final class RouteMatch<V> {

    private final RouteTable<V> table;
    private final RouteTable.Routes<V> routes;
    private final String path;
    private final String rest;
    /** The match of the class template, to go on from, and all of them if they were needed. */
    private final long classMatch;
    private final long[] candidates;
    /** Start and end of each capture. */
    private final int[] offsets;

    RouteMatch(RouteTable<V> table, RouteTable.Routes<V> routes, String path, String rest, long classMatch,
            long[] candidates, int[] offsets) {
        this.table = table;
        this.routes = routes;
        this.path = path;
        this.rest = rest;
        this.classMatch = classMatch;
        this.candidates = candidates;
        this.offsets = offsets;
    }

    /** {@return the values added with the winning templates, in the order they were added; never empty} */
    public List<V> values() {
        return routes.values();
    }

    /** {@return the class template and the method template joined, as the first of the values was added} */
    public PathTemplate template() {
        return routes.template();
    }

    /** {@return what an open template leaves of the path, with the slash before it; empty without a rest} */
    public String rest() {
        return rest;
    }

    /** {@return the path that was asked for} */
    public String path() {
        return path;
    }

    /** {@return where in the path the match of the class template ends} */
    public int classEnd() {
        return Trie.end(classMatch);
    }

    /** {@return where in the path a capture begins} */
    public int captureStart(int index) {
        return Math.min(offsets[2 * index], path.length());
    }

    /** {@return where in the path a capture ends} */
    public int captureEnd(int index) {
        return Math.min(offsets[2 * index + 1], path.length());
    }

    /** {@return how many captures there are} */
    public int captureCount() {
        return offsets.length / 2;
    }

    /** {@return a capture as it stands in the path, not decoded} */
    public String capture(int index) {
        int start = offsets[2 * index];
        // What is captured behind a slash that the path lacks is empty.
        return start > path.length() ? "" : path.substring(start, offsets[2 * index + 1]);
    }

    /**
     * {@return the match in the class template of the same stem that ranks next among those with a matching method template, or
     * null}
     */
    public RouteMatch<V> next() {
        return table.findAfter(path, classMatch, candidates);
    }
}
