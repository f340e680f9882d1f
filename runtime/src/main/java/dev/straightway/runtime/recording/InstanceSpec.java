package dev.straightway.runtime.recording;

import java.util.Optional;

/**
 * Where the instance of a resource class comes from.
 *
 * @param className the binary name of the class
 * @param origin who makes it
 * @param reader the binary name of the class that fills it with parts of the request, or makes it of them
 */
public record InstanceSpec(String className, Origin origin, Optional<String> reader) {

    /** How the instance is made. */
    public enum Origin {
        /** The container, one reference for all requests: a singleton, or the client proxy of a normal scope. */
        SHARED_BEAN,
        /** The container, an instance for each request ({@code @Dependent}), destroyed when it ends. */
        REQUEST_BEAN,
        /** Its constructor, for each request, with parts of the request. */
        CONSTRUCTOR,
        /** The {@code Application}, which gives it as a singleton. */
        APPLICATION,
        /** A sub-resource locator. */
        LOCATOR
    }
}
