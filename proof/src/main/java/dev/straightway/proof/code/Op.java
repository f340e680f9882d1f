package dev.straightway.proof.code;

import java.util.List;

import org.objectweb.asm.Handle;

/**
 * Is what one instruction does to references. A value is named by a number: first the parameters, the receiver before
 * them, then whatever an instruction makes; where paths join, a value is several numbers.
 */
public sealed interface Op {

    /** {@return the methods that it calls, or makes functions of} */
    default List<Method> methods() {
        if (this instanceof Call call) {
            return List.of(call.method());
        }
        return !(this instanceof Dynamic dynamic) ? List.of()
                : dynamic.constants().stream().filter(Handle.class::isInstance).map(Handle.class::cast)
                        .map(handle -> new Method(handle.getOwner(), handle.getName(), handle.getDesc())).toList();
    }

    /** {@return the values that it gives to a call, a field, an array or the caller, or takes for those of another type} */
    default List<int[]> handedOn() {
        if (this instanceof Call call) {
            return call.arguments();
        } else if (this instanceof Dynamic dynamic) {
            return dynamic.arguments();
        } else if (this instanceof Write write) {
            return List.of(write.value());
        } else if (this instanceof Store store) {
            return List.of(store.value());
        } else if (this instanceof Cast cast) {
            return List.of(cast.value());
        }
        return this instanceof Return returned ? List.of(returned.value()) : List.of();
    }

    /** Makes an object of exactly this class, or an array (by descriptor). */
    record New(int out, String type) implements Op {
    }

    /** Names a class: {@code Item.class}. */
    record Constant(int out, String type, String named) implements Op {
    }

    /** Reads a field. */
    record Read(int out, String owner, String name, String descriptor, boolean isStatic) implements Op {
    }

    /** Writes a field of a reference type. */
    record Write(String owner, String name, String descriptor, boolean isStatic, int[] value) implements Op {
    }

    /**
     * Looks fields or methods up, by the call that makes the same value.
     *
     * @param owner the class that a constant names, {@link #ELEMENT} for elements of arrays, or empty
     * @param name the name that a constant gives, or empty
     */
    record Named(int out, String owner, String name) implements Op {

        public static final String ELEMENT = "[";
    }

    /** Calls a method; the receiver is the first argument. {@code opcode} is that of the instruction. */
    record Call(int opcode, Method method, List<int[]> arguments, int out) implements Op {
    }

    /** Calls what a bootstrap method links. */
    record Dynamic(String name, String descriptor, Handle bootstrap, List<Object> constants, List<int[]> arguments,
            int out) implements Op {
    }

    /** Takes a value for one of a type; internal name, or descriptor of an array. */
    record Cast(int out, String type, int[] value) implements Op {
    }

    /** Reads an element of an array. */
    record Load(int out, int[] array) implements Op {
    }

    /** Writes an element of an array. */
    record Store(int[] array, int[] value) implements Op {
    }

    /** Returns a reference. */
    record Return(int[] value) implements Op {
    }

    /** Throws. */
    record Throw(int[] value) implements Op {
    }

    /** Catches; several of them may make the same value. */
    record Catch(int out, String type) implements Op {
    }

    /** Enters a monitor. */
    record Lock(int[] value) implements Op {
    }

    /** Does what is not understood. */
    record Strange(int out, String reason) implements Op {
    }
}
