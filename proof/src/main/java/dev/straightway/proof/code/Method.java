package dev.straightway.proof.code;

import org.objectweb.asm.Type;

/**
 * Names one method, constructor ({@code <init>}) or static initialiser ({@code <clinit>}) of a class.
 *
 * @param owner the internal name of the class, as {@code org/acme/ItemResource}
 * @param name the method's name
 * @param descriptor its descriptor, as {@code (Ljava/lang/String;)V}
 */
public record Method(String owner, String name, String descriptor) {

    public static final Method TO_STRING = new Method(TypeNames.OBJECT, "toString", "()Ljava/lang/String;");
    public static final Method HASH_CODE = new Method(TypeNames.OBJECT, "hashCode", "()I");
    public static final Method EQUALS = new Method(TypeNames.OBJECT, "equals", "(Ljava/lang/Object;)Z");

    /** {@return the method of a class named with dots} */
    public static Method of(String className, String name, String descriptor) {
        return new Method(className.replace('.', '/'), name, descriptor);
    }

    /** {@return name and descriptor, which an overriding method shares} */
    public String signature() {
        return name + descriptor;
    }

    /** {@return the same method looked for on another class} */
    public Method on(String other) {
        return new Method(other, name, descriptor);
    }

    /** {@return the method as people name it, as {@code ItemService#find} or {@code java.util.List#add}} */
    public String words() {
        int end = name.startsWith("lambda$") ? name.indexOf('$', 7) : -1;
        return TypeNames.words(owner) + "#" + (end < 0 ? name : name.substring(7, end) + "(lambda)");
    }

    /** {@return a member of the same class, whatever its descriptor} */
    public Method named(String member) {
        return new Method(owner, member, "");
    }

    /** Written out: what a record has by itself is slow in dev mode, whose JVM compiles with C1 only. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Method method && name.equals(method.name) && owner.equals(method.owner)
                && descriptor.equals(method.descriptor);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * owner.hashCode() + name.hashCode()) + descriptor.hashCode();
    }

    public boolean constructor() {
        return name.equals("<init>");
    }

    public boolean initialiser() {
        return name.equals("<clinit>");
    }

    /** {@return the type that it returns, or {@code null} if that is none of objects} */
    public String returned() {
        return TypeNames.reference(Type.getReturnType(descriptor));
    }
}
