package dev.straightway.proof.application;

import dev.straightway.proof.code.Method;

/**
 * A value that a framework asks, by reflection, for what its class overrides of the platform's: its size, its elements, its
 * text.
 */
public sealed interface AskedValue {

    /**
     * What a parameter may be.
     *
     * @param index counts from 0, and leaves out the object itself
     */
    record Parameter(Method method, int index) implements AskedValue {
    }

    /** What a method may return. */
    record Result(Method method) implements AskedValue {
    }

    /**
     * What a field may hold.
     *
     * @param owner internal name of the class that declares it
     * @param descriptor of its type
     */
    record Field(String owner, String name, String descriptor) implements AskedValue {
    }
}
