package dev.straightway.runtime.http.secure;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import io.quarkus.vertx.http.runtime.PolicyMappingConfig;

/** Where policies compare paths as they were sent, a path that no request can be sent to protects nothing. */
public final class SentPaths {

    /** The characters that stand in a path without escape (RFC 3986 §3.3), escapes, and the wildcard. */
    private static final Pattern SENT = Pattern.compile("(?:[\\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*");

    private SentPaths() {
    }

    /**
     * @param permissions those of {@code quarkus.http.auth.permission}, by name
     * @throws IllegalStateException if a path of one has a character that is always escaped
     */
    public static void check(Map<String, PolicyMappingConfig> permissions) {
        permissions.forEach((name, permission) -> permission.paths().orElse(List.of()).stream()
                .filter(path -> !SENT.matcher(path).matches()).findFirst().ifPresent(path -> {
                    throw new IllegalStateException("quarkus.http.auth.permission." + name + ".paths has " + path
                            + ", which protects nothing: this version of Quarkus compares paths as they were sent. Write its"
                            + " characters as they are sent, for example %20 for a blank and %C3%A9 for \u00e9.");
                }));
    }
}
