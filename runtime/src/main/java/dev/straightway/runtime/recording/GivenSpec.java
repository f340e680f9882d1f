package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A provider that another extension gives for one contract, as its build item says.
 *
 * @param className the binary name of the provider
 * @param contract the binary name of the interface of Jakarta REST that it serves
 * @param priority its place among others
 * @param bindings its name bindings
 * @param time when a filter is called
 * @param handled what it handles
 */
public record GivenSpec(String className, String contract, int priority, Set<String> bindings, CallbackSpec.Time time,
        Handled handled) {

    /**
     * What it handles.
     *
     * @param type the binary name of the class of entities, exceptions or contexts; empty where the provider's class tells it
     * @param mediaTypes of entities or contexts; empty where the provider's class tells them
     * @param afterOwn whether entity providers of the application come first
     */
    public record Handled(Optional<String> type, List<String> mediaTypes, boolean afterOwn) {
    }
}
