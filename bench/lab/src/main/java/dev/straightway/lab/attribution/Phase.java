package dev.straightway.lab.attribution;

import java.util.List;
import java.util.stream.Stream;

import dev.straightway.lab.results.Attribution;

/** What the cost of a request is split into, in the order of the charts: from the socket to the method and back. */
public enum Phase {

    IO("I/O"),
    HTTP("HTTP"),
    THREADING("threading"),
    ROUTE_MATCHING("route matching"),
    FILTERS("filters"),
    PARAMETERS("parameters and reading"),
    INVOCATION("invocation"),
    WRITER_SELECTION("writer selection"),
    SERIALIZATION("serialization"),
    CDI_SCOPE("CDI scope"),
    USER_CODE("user code"),
    JVM("JVM (GC, JIT)"),
    UNMATCHED(Attribution.UNMATCHED);

    private final String title;

    Phase(String title) {
        this.title = title;
    }

    /** {@return its name in rules, results and charts} */
    public String title() {
        return title;
    }

    /** @throws IllegalArgumentException if there is none of that title */
    static Phase titled(String title) {
        return Stream.of(values()).filter(phase -> phase.title.equals(title)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no phase is called \"" + title + "\"; the phases are "
                        + titles()));
    }

    private static List<String> titles() {
        return Stream.of(values()).map(Phase::title).toList();
    }
}
