package dev.straightway.runtime.delegate;

import jakarta.ws.rs.ext.RuntimeDelegate.HeaderDelegate;

/** Refuses what another delegate would stumble over with an exception that its contract doesn't know; any thread. */
record StrictHeaderDelegate<T>(HeaderDelegate<T> delegate) implements HeaderDelegate<T> {

    @Override
    public T fromString(String value) {
        if (value == null) {
            throw new IllegalArgumentException("The header is null");
        }
        try {
            return delegate.fromString(value);
        } catch (IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("The header holds no value: " + value, e);
        }
    }

    @Override
    public String toString(T value) {
        if (value == null) {
            throw new IllegalArgumentException("The value of the header is null");
        }
        return delegate.toString(value);
    }
}
