package dev.straightway.proof.code;

import org.objectweb.asm.Type;

/** Names of reference types as the analysis has them: internal names, or descriptors of arrays; numbers have none. */
public final class TypeNames {

    public static final String OBJECT = "java/lang/Object";

    private TypeNames() {
    }

    /** @param type may be {@code null}, as that of numbers */
    public static boolean isArray(String type) {
        return type != null && type.startsWith("[");
    }

    /** {@return the element type of an array: internal name, or descriptor; null for numbers} */
    public static String element(String array) {
        String element = array.substring(1);
        return element.length() == 1 ? null : Classes.internal(element);
    }

    /** {@return a type, or the owner of a method, as people name it: with its package if it is the platform's} */
    public static String words(String type) {
        String name = type.replace('/', '.');
        return name.startsWith("java") ? name : name.substring(name.lastIndexOf('.') + 1);
    }

    /** {@return the internal name, or descriptor of an array, of a type; null for numbers} */
    public static String reference(Type type) {
        return type.getSort() == Type.OBJECT ? type.getInternalName()
                : type.getSort() == Type.ARRAY ? type.getDescriptor() : null;
    }
}
