package dev.straightway.runtime.routing;

import java.util.List;

/**
 * What became of a class template when a path was looked up, for people who want to see why.
 *
 * @param template the class template
 * @param end where in the path its match ends; -1 if it isn't asked, since the path doesn't begin with it, or begins with a
 *        better one of another stem
 * @param methods the method templates of the classes of this shape, best first; empty if it isn't asked
 * @param <V> what a route is to the user of the table
 */
public record Attempt<V>(PathTemplate template, int end, List<MethodAttempt<V>> methods) {

    static final int NO_MATCH = -1;

    /**
     * What became of a method template.
     *
     * @param template the method template
     * @param open whether a path may go on behind it
     * @param matches whether the rest of the path matches it
     * @param values the values added with both templates
     */
    public record MethodAttempt<V>(PathTemplate template, boolean open, boolean matches, List<V> values) {
    }

    /** {@return whether the methods of its classes are asked} */
    public boolean isAsked() {
        return end != NO_MATCH;
    }
}
