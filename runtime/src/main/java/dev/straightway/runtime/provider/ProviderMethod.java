package dev.straightway.runtime.provider;

import java.util.List;
import java.util.function.Supplier;

/**
 * A method of the application that does what a provider does.
 *
 * @param contract the interface that a class would implement to do the same
 * @param type the class on which it is called
 * @param source makes what calls it
 * @param priority its place among others with the contract
 * @param traits for which requests it is asked, and when
 * @param exceptions the classes that it maps; empty for a filter
 */
public record ProviderMethod(Class<?> contract, Class<?> type, Supplier<?> source, int priority, Traits traits,
        List<Class<?>> exceptions) {

    /** Keeps a copy. */
    public ProviderMethod {
        exceptions = List.copyOf(exceptions);
    }
}
