package dev.straightway.runtime.recording;

import java.util.List;

import dev.straightway.runtime.invocation.ThreadModel;

/**
 * A way through locators to a resource method, for objects of the classes that the build knows (ADR 23).
 *
 * @param steps the locators, that of a root resource first
 * @param method the resource method
 * @param proven whether what runs on the event loop does so because the build proved that the whole way doesn't block
 * @param requestScope whether the CDI request context is active on the way
 * @param ahead whether plain requests may come on it ahead of the Router
 */
public record FlatRouteSpec(List<Step> steps, Step method, boolean proven, boolean requestScope, boolean ahead) {

    /**
     * An endpoint on the way.
     *
     * @param type the binary name of the class on whose objects it is called; empty for a root resource
     * @param invoker the binary name of its invoker, by which it is found among those of its class
     * @param thread which thread calls it on this way
     */
    public record Step(String type, String invoker, ThreadModel thread) {
    }
}
