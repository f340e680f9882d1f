package dev.straightway.it.tck.selection;

import java.util.Arrays;
import java.util.List;

/** The parts of the TCK, told by what their tests put to the test. Only one of them is the server. */
public enum Group {
    /** A: the API's own classes and the {@code RuntimeDelegate} of the test side; no server. */
    API("api.", "jaxrs21.api.", "uribuilder."),
    /** B: {@code SeBootstrap}, which starts servers of its own. */
    BOOTSTRAP("sebootstrap."),
    /** C: the client of the test side, against a server. */
    CLIENT("ee.rs.client.", "spec.client.", "jaxrs21.ee.client.", "ee.rs.ext.interceptor.clientwriter",
            "ee.rs.ext.interceptor.clientreader"),
    /** D: the server; all that is in no other group. */
    SERVER;

    private final List<String> prefixes;

    Group(String... prefixes) {
        this.prefixes = List.of(prefixes);
    }

    /** {@return the group of a class, given without the package that all share} */
    public static Group of(String type) {
        return Arrays.stream(values()).filter(g -> g.prefixes.stream().anyMatch(type::startsWith)).findFirst().orElse(SERVER);
    }

    /** {@return the group with this name or letter, A to D} */
    public static Group named(String name) {
        return Arrays.stream(values()).filter(g -> g.name().equalsIgnoreCase(name) || g.letter().equalsIgnoreCase(name))
                .findFirst().orElseThrow(() -> new IllegalArgumentException(
                        "No group '" + name + "' of the TCK. Use some of A (api), B (bootstrap), C (client), D (server)"));
    }

    private String letter() {
        return String.valueOf((char) ('A' + ordinal()));
    }
}
