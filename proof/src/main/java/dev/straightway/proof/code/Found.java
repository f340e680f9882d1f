package dev.straightway.proof.code;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Is a method and the class that declares it.
 *
 * @param type the declaring class
 * @param node the method without its code
 * @param method its name
 */
public record Found(Shape type, MethodNode node, Method method) {

    Found(Shape type, MethodNode node) {
        this(type, node, new Method(type.name(), node.name, node.desc));
    }

    public boolean has(int flag) {
        return (node.access & flag) != 0;
    }

    public boolean isAbstract() {
        return has(Opcodes.ACC_ABSTRACT);
    }

    /** {@return whether no class can override it} */
    public boolean isFixed() {
        return has(Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC) || type.isFinal();
    }
}
