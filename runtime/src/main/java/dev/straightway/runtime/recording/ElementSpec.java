package dev.straightway.runtime.recording;

import dev.straightway.runtime.invocation.MethodSpec;

/**
 * Where the annotations of a value are declared.
 *
 * @param member the method or constructor ({@code <init>}) that declares it, or a field, by its name without parameter types
 * @param index the parameter's place; {@link #MEMBER} for the method itself, {@link #FIELD} for a field
 */
public record ElementSpec(MethodSpec member, int index) {

    public static final int MEMBER = -1;
    public static final int FIELD = -2;
}
