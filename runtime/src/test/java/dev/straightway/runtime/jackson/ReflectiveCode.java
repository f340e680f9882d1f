package dev.straightway.runtime.jackson;

import java.util.Optional;

import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.GeneratedBinding;
import dev.straightway.runtime.json.GeneratedCode;

/** Reflection in the place of what the build generates. */
public final class ReflectiveCode implements GeneratedCode {

    @Override
    public Optional<GeneratedAccess> access(Class<?> type) {
        return ReflectiveAccess.of(type);
    }

    @Override
    public Optional<GeneratedBinding> binding(Class<?> type) {
        return ReflectiveBinding.of(type);
    }
}
