package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Set;

/**
 * A method that is called around resource methods, as the build planned it.
 *
 * @param kind what it does
 * @param callback the binary name of its generated class
 * @param owner the binary name of the class on which it is called
 * @param scope for which requests it is called
 * @param priority its place among others
 * @param time when it is called
 * @param exceptions the binary names of the exceptions that it maps; empty for a filter
 */
public record CallbackSpec(Kind kind, String callback, String owner, Scope scope, int priority, Time time,
        List<String> exceptions) {

    /** What a method does. */
    public enum Kind {
        REQUEST_FILTER,
        RESPONSE_FILTER,
        EXCEPTION_MAPPER
    }

    /**
     * For which requests a method is called.
     *
     * @param bindings its name bindings; empty where it is called for all
     * @param ownResource whether it is called for those of its own resource class alone, on the object that serves them
     * @param conditional whether only the start tells if its bean is there
     */
    public record Scope(Set<String> bindings, boolean ownResource, boolean conditional) {
    }

    /**
     * When a filter is called.
     *
     * @param preMatching before a route is looked for
     * @param nonBlocking on the event loop, wherever the resource method is called
     * @param behindBody when the body has been read
     */
    public record Time(boolean preMatching, boolean nonBlocking, boolean behindBody) {

        /** Where nothing is said. */
        public static final Time USUAL = new Time(false, false, false);
    }
}
