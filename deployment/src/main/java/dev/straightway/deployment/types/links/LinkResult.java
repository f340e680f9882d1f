package dev.straightway.deployment.types.links;

import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

/** Knows in what a link can be returned. */
public enum LinkResult {
    TEXT,
    URI,
    LINK;

    private static final Map<String, LinkResult> TYPES = Map.of("java.lang.String", TEXT, "java.net.URI", URI,
            "jakarta.ws.rs.core.Link", LINK);

    /** {@return in what a method with this type returns its link, or nothing if it can't} */
    public static Optional<LinkResult> of(Type type) {
        return Optional.ofNullable(TYPES.get(type.name().toString()));
    }
}
