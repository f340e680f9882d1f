package dev.straightway.proof.code;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Is one class file of the application, parsed.
 *
 * @param bytes the class file
 * @param shape null, as if the class were missing, for a class file of a Java that ASM does not know
 * @param bodies what its methods do
 */
record Parsed(byte[] bytes, Shape shape, Map<Method, Body> bodies) {

    private static final int HEAD = ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

    /** Reads shape and code in one go. */
    static Parsed whole(byte[] bytes, ParseCache kept) {
        ClassNode node = node(bytes, HEAD, kept);
        Map<Method, Body> bodies = new HashMap<>();
        if (node != null) {
            each(node, bodies::put);
            node.methods.forEach(Parsed::empty);
        }
        return new Parsed(bytes, node == null ? null : new Shape(node, Origin.APPLICATION), bodies);
    }

    /** {@return the class without its code, or null for a class file of a Java that ASM does not know} */
    static Shape shape(byte[] bytes, Origin origin, ParseCache kept) {
        ClassNode node = node(bytes, HEAD | ClassReader.SKIP_CODE, kept);
        return node == null ? null : new Shape(node, origin);
    }

    /** {@return what the methods of a class do} */
    static Map<Method, Body> bodies(byte[] bytes, ParseCache kept) {
        Map<Method, Body> bodies = new HashMap<>();
        ClassNode node = node(bytes, HEAD, kept);
        if (node != null) {
            each(node, bodies::put);
        }
        return bodies;
    }

    /** {@return one method of a class with its code} */
    static Optional<MethodNode> code(byte[] bytes, Method method, ParseCache kept) {
        ClassNode node = node(bytes, HEAD, kept);
        return node == null ? Optional.empty()
                : node.methods.stream().filter(one -> one.name.equals(method.name()) && one.desc.equals(method.descriptor()))
                        .findFirst();
    }

    private static void each(ClassNode node, BiConsumer<Method, Body> into) {
        node.methods.forEach(
                method -> into.accept(new Method(node.name, method.name, method.desc), BodyReader.read(node.name, method)));
    }

    private static void empty(MethodNode method) {
        method.instructions = new InsnList();
        method.tryCatchBlocks.clear();
    }

    private static ClassNode node(byte[] bytes, int options, ParseCache kept) {
        try {
            ClassNode node = new ClassNode();
            new NamesReader(bytes, kept).accept(node, options);
            return node;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
