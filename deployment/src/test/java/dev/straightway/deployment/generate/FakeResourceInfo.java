package dev.straightway.deployment.generate;

import java.lang.reflect.Method;

import jakarta.ws.rs.container.ResourceInfo;

import dev.straightway.runtime.invocation.ContextType;

/** A context object that says what it was asked for as. */
record FakeResourceInfo(ContextType type) implements ResourceInfo {

    @Override
    public Method getResourceMethod() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Class<?> getResourceClass() {
        throw new UnsupportedOperationException();
    }
}
