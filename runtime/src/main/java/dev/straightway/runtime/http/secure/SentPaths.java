package dev.straightway.runtime.http.secure;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.straightway.runtime.routing.Spelling;
import io.quarkus.vertx.http.runtime.PolicyMappingConfig;

/**
 * The paths of policies that compare paths as they were sent. Requests are served whose path is spelled canonically, so that a
 * path which isn't protects nothing.
 */
public final class SentPaths {

    /** Unreserved characters (RFC 3986 §2.3), which Vert.x decodes wherever they are escaped, slashes, and the wildcard. */
    private static final Pattern PLAIN = Pattern.compile("[\\w.~/*-]*");

    private SentPaths() {
    }

    /**
     * @param permissions those of {@code quarkus.http.auth.permission}, by name
     * @throws IllegalStateException if a path of one isn't spelled as requests are that are served
     */
    public static void check(Map<String, PolicyMappingConfig> permissions) {
        permissions.forEach((name, permission) -> permission.paths().orElse(List.of()).forEach(path -> {
            String sent = sent(path);
            if (!sent.equals(path)) {
                throw new IllegalStateException("quarkus.http.auth.permission." + name + ".paths has " + path
                        + ", which protects nothing: this version of Quarkus compares paths as they were sent. Write " + sent
                        + ".");
            }
        }));
    }

    private static String sent(String path) {
        try {
            return Spelling.of(path);
        } catch (IllegalArgumentException malformed) {
            return Spelling.encode(path);
        }
    }

    /** {@return whether paths of these permissions have one spelling only, since Vert.x makes it of all others} */
    public static boolean arePlain(Collection<PolicyMappingConfig> permissions) {
        return permissions.stream().flatMap(permission -> permission.paths().map(List::stream).orElse(Stream.empty()))
                .allMatch(path -> PLAIN.matcher(path).matches());
    }
}
