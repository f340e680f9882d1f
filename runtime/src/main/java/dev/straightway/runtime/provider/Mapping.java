package dev.straightway.runtime.provider;

/**
 * What answers for an exception.
 *
 * @param exception what is mapped: the one that was thrown, or one that it wraps
 * @param mapper an {@code ExceptionMapper} of the application, or a method that maps
 */
public record Mapping(Throwable exception, Registration mapper) {
}
