package dev.straightway.deployment.quarkus;

import java.util.function.BiConsumer;

import org.apache.commons.lang3.reflect.FieldUtils;

/**
 * Sets the field {@code job} of an object. It is never a part of the tested application, so that the proof doesn't see it.
 */
public final class OtherCode implements BiConsumer<Object, Object> {

    @Override
    public void accept(Object target, Object value) {
        try {
            FieldUtils.writeDeclaredField(target, "job", value, true);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
