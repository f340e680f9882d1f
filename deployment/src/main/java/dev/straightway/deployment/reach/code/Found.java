package dev.straightway.deployment.reach.code;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Is a method and the class that declares it.
 *
 * @param type the declaring class
 * @param node the method without its code
 */
public record Found(Shape type, MethodNode node) {

    public Method method() {
        return new Method(type.name(), node.name, node.desc);
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
