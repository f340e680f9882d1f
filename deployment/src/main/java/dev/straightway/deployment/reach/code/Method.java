package dev.straightway.deployment.reach.code;

/**
 * Names one method, constructor ({@code <init>}) or static initialiser ({@code <clinit>}) of a class.
 *
 * @param owner the internal name of the class, as {@code org/acme/ItemResource}
 * @param name the method's name
 * @param descriptor its descriptor, as {@code (Ljava/lang/String;)V}
 */
public record Method(String owner, String name, String descriptor) {

    /** {@return the method of a class named with dots} */
    public static Method of(String className, String name, String descriptor) {
        return new Method(className.replace('.', '/'), name, descriptor);
    }

    /** {@return name and descriptor, which an overriding method shares} */
    public String signature() {
        return name + descriptor;
    }

    public boolean constructor() {
        return name.equals("<init>");
    }

    public boolean initialiser() {
        return name.equals("<clinit>");
    }
}
