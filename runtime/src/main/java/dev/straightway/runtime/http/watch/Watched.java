package dev.straightway.runtime.http.watch;

import dev.straightway.runtime.invocation.MethodSpec;

/**
 * A proven route under the net: what to call it, and how often it was seen holding an event loop.
 * <p>
 * Changed by the checker only, read by all threads.
 */
public final class Watched {

    /**
     * What a route is called.
     *
     * @param httpMethod the HTTP method; {@code null} for a sub-resource locator
     * @param template its path template
     * @param method the resource method
     * @param invoker the binary name of the class that calls it
     */
    public record Name(String httpMethod, String template, MethodSpec method, String invoker) {

        /** {@return the HTTP method, and a word for it where there is none} */
        public String verb() {
            return httpMethod == null ? "locator" : httpMethod;
        }

        @Override
        public String toString() {
            return verb() + " " + template + " (" + method.className() + "#" + method.name() + "("
                    + String.join(", ", method.parameterTypes()) + "))";
        }
    }

    private final Name name;
    private final int number;
    private volatile long held;
    private volatile boolean demoted;

    Watched(Name name, int number) {
        this.name = name;
        this.number = number;
    }

    public Name name() {
        return name;
    }

    /** {@return the number by which the loops tell that they serve it} */
    public int number() {
        return number;
    }

    /** {@return how many of its requests were seen holding an event loop} */
    public long held() {
        return held;
    }

    /** {@return whether it goes to workers from now on} */
    public boolean demoted() {
        return demoted;
    }

    /** {@return how often it was seen with this time} */
    long seen() {
        long now = held + 1;
        held = now;
        return now;
    }

    void demote() {
        demoted = true;
    }
}
