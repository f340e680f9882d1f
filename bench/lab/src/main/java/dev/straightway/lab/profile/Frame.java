package dev.straightway.lab.profile;

import java.util.regex.Pattern;

/**
 * A frame of a stack.
 *
 * @param name of Java as {@code io/netty/channel/nio/NioEventLoop.run}, without the numbers that differ from run to run; of
 *        native code its symbol; of a class what was allocated
 * @param type what kind of code it is
 */
public record Frame(String name, Type type) {

    /** Hidden classes and generated accessors are numbered by the order in which they came up. */
    private static final Pattern NUMBERED = Pattern
            .compile("(?<=\\$\\$Lambda)[$./]?[0-9]*[./+]?(?:0x)?[0-9a-f]*(?=\\.)|[.+/]0x[0-9a-f]+"
                    + "|(?<=Generated(?:Method|Constructor)Accessor)[0-9]+|(?<=\\$Proxy)[0-9]+");

    /** Kinds of code. */
    public enum Type {
        JAVA,
        NATIVE,
        KERNEL,
        /** No code: the class of an allocated object, always the leaf. */
        CLASS,
        /** No code: what stacks are gathered under, a thread's name or a phase. */
        GROUP
    }

    /** {@return what other frames are put under} */
    public static Frame group(String name) {
        return new Frame("[" + name + "]", Type.GROUP);
    }

    /** {@return a frame of Java, its class with slashes} */
    static Frame java(String method) {
        return new Frame(NUMBERED.matcher(method).replaceAll(""), Type.JAVA);
    }
}
