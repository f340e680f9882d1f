package dev.straightway.runtime.provider;

import java.util.function.Supplier;

/**
 * A provider that another extension gives for one contract, on terms of its own: they count, and not the annotations of the
 * class.
 *
 * @param contract the interface of Jakarta REST that it serves
 * @param type its class
 * @param source makes the instance
 * @param priority its place among others with the contract
 * @param traits for which requests it is asked, and when
 * @param handled what it handles
 */
public record GivenClass(Class<?> contract, Class<?> type, Supplier<?> source, int priority, Traits traits, Handled handled) {
}
