package dev.straightway.lab.measure;

import java.util.List;

/** What a thread of a JVM is for, told by the name that HotSpot gives it; the kernel keeps 15 letters of it. */
public enum ThreadKind {

    /** Whatever no other kind claims: event loops, workers, carriers of virtual threads, what they start. */
    REQUEST(),
    /** C1, C2 and the compiler that JVMCI loads. */
    COMPILER("C1 Compiler", "C2 Compiler", "JVMCI"),
    /** The threads of all collectors, and the one that collects for the serial one and stops the others. */
    COLLECTOR("GC Thread", "VM Thread", "G1 ", "Shenandoah", "ShenControl", "ZDriver", "ZDirector", "ZStat", "ZWorker",
            "ZUnmapper", "ZUncommitter", "XDriver", "XDirector", "XStat", "XWorker", "XUnmapper", "XUncommitter",
            "RuntimeWorker"),
    /** The rest of the JVM and the lab's agent in it. */
    RUNTIME("VM Periodic", "Signal Dispatch", "Service Thread", "Monitor Deflat", "Notification Th", "Reference Handl",
            "Finalizer", "Common-Cleaner", "Attach Listener", "Sweeper thread", "StringDedup", "JFR ", "straightway-lab");

    private final List<String> prefixes;

    ThreadKind(String... prefixes) {
        this.prefixes = List.of(prefixes);
    }

    static ThreadKind of(String name) {
        for (ThreadKind kind : values()) {
            if (kind.prefixes.stream().anyMatch(name::startsWith)) {
                return kind;
            }
        }
        return REQUEST;
    }
}
