package dev.straightway.runtime.recording;

import java.util.List;

import dev.straightway.runtime.invocation.GeneratedInstances;
import dev.straightway.runtime.invocation.InvokerParts;

/** Makes instances of what the build has generated. For all threads. */
public final class Generated {

    private final List<GeneratedInstances> tables;

    /** @param tables which together know all generated classes */
    Generated(List<GeneratedInstances> tables) {
        this.tables = List.copyOf(tables);
    }

    <T> T make(Class<T> type, String name) {
        return make(type, name, null);
    }

    /**
     * {@return a new instance}
     *
     * @throws IllegalStateException if the class isn't there, which is a fault of the build
     */
    <T> T make(Class<T> type, String name, InvokerParts parts) {
        for (GeneratedInstances table : tables) {
            Object made = table.make(name, parts);
            if (made != null) {
                return type.cast(made);
            }
        }
        throw new IllegalStateException(name + " was planned and isn't there");
    }
}
