package dev.straightway.deployment.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A provider that another extension gives by a build item for one contract. What the item says counts, and not the annotations
 * of the class.
 *
 * @param className the binary name of the class
 * @param contract the binary name of the interface of Jakarta REST that it serves
 * @param order its place among others, and whether the container makes it
 * @param bindings the names of its name bindings
 * @param time when a filter is called
 * @param handled what it handles
 */
public record GivenProvider(String className, String contract, Order order, Set<String> bindings, Time time, Handled handled) {

    /**
     * Its place among others, and whether the container makes it.
     *
     * @param priority as of {@code @Priority}
     * @param bean whether it becomes a bean
     */
    public record Order(int priority, boolean bean) {
    }

    /**
     * When a filter is called.
     *
     * @param preMatching before a route is looked for
     * @param nonBlocking on the event loop, wherever the resource method is called
     * @param behindBody when the body has been read
     */
    public record Time(boolean preMatching, boolean nonBlocking, boolean behindBody) {

        /** Where nothing is said. */
        public static final Time USUAL = new Time(false, false, false);
    }

    /**
     * What a provider handles.
     *
     * @param type the binary name of the class of entities, exceptions or contexts; empty where its class tells it
     * @param mediaTypes of entities or contexts; empty where its class tells them
     * @param afterOwn whether entity providers of the application come first
     */
    public record Handled(Optional<String> type, List<String> mediaTypes, boolean afterOwn) {

        /** Where the class tells all. */
        public static final Handled BY_CLASS = new Handled(Optional.empty(), List.of(), false);
    }

    /** {@return the simple name of the interface} */
    String contractName() {
        return contract.substring(contract.lastIndexOf('.') + 1);
    }
}
