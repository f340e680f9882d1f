package dev.straightway.runtime.recording;

import java.util.Optional;

/**
 * Which entity provider of the application reads or writes an entity (§4.2).
 *
 * @param open whether that is found for each request, since the build can't tell
 * @param bound the binary name of its class, where the build can; empty where none of them does
 */
public record OwnProviderSpec(boolean open, Optional<String> bound) {

    /** It is found for each request. */
    public static final OwnProviderSpec OPEN = new OwnProviderSpec(true, Optional.empty());

    /** No provider of the application is used. */
    public static final OwnProviderSpec NONE = new OwnProviderSpec(false, Optional.empty());
}
