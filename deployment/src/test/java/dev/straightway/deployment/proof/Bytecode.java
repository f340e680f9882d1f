package dev.straightway.deployment.proof;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.WildcardType;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;

/** Names reflection's methods and types as bytecode does. */
final class Bytecode {

    private Bytecode() {
    }

    static Method named(Executable executable) {
        var owner = Type.getInternalName(executable.getDeclaringClass());
        return executable instanceof Constructor<?> constructor
                ? new Method(owner, "<init>", Type.getConstructorDescriptor(constructor))
                : new Method(owner, executable.getName(), Type.getMethodDescriptor((java.lang.reflect.Method) executable));
    }

    /** {@return the signature of a type without variables; wildcards are their upper bound} */
    static String signature(java.lang.reflect.Type type) {
        if (type instanceof ParameterizedType generic) {
            var text = new StringBuilder("L").append(Type.getInternalName((Class<?>) generic.getRawType())).append('<');
            Stream.of(generic.getActualTypeArguments()).map(Bytecode::signature).forEach(text::append);
            return text.append(">;").toString();
        }
        if (type instanceof GenericArrayType array) {
            return "[" + signature(array.getGenericComponentType());
        }
        return type instanceof WildcardType wildcard ? signature(wildcard.getUpperBounds()[0])
                : Type.getDescriptor((Class<?>) type);
    }
}
