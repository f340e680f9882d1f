package dev.straightway.proof.reasons;

import java.util.HashMap;
import java.util.Map;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes that no compiler makes: each has a route {@code get} in line 7. */
final class Made {

    private static final String OBJECT = "java/lang/Object";
    private static final int LINE = 7;
    private static final int MANY = 151;

    private final Map<String, byte[]> classes = new HashMap<>();

    private interface Code {
        void write(MethodVisitor method);
    }

    Made() {
        String bootstrap = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
                + "Ljava/lang/invoke/CallSite;";
        route("made/Linked", "()I", method -> method.visitInvokeDynamicInsn("count", "()I",
                new Handle(Opcodes.H_INVOKESTATIC, "made/Linker", "link", bootstrap, false)));
        route("made/Lost", "()I",
                method -> method.visitMethodInsn(Opcodes.INVOKESTATIC, "gone/Counter", "count", "()I", false));
        route("made/Chooses", "(Lmade/Choice;)I", method -> {
            method.visitVarInsn(Opcodes.ALOAD, 1);
            method.visitMethodInsn(Opcodes.INVOKEINTERFACE, "made/Choice", "count", "()I", true);
        });
        type("made/Choice", Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT);
        for (int i = 0; i < MANY; i++) {
            type("made/Choice" + i, 0);
        }
    }

    /** {@return their bytes, by their names} */
    Map<String, byte[]> classes() {
        return classes;
    }

    private void route(String name, String descriptor, Code code) {
        ClassWriter type = begin(name, 0);
        MethodVisitor method = type.visitMethod(0, "get", descriptor, null, null);
        method.visitCode();
        Label start = new Label();
        method.visitLabel(start);
        method.visitLineNumber(LINE, start);
        code.write(method);
        end(name, type, method);
    }

    private void type(String name, int access) {
        boolean isInterface = access != 0;
        ClassWriter type = begin(name, access);
        if (isInterface) {
            type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "count", "()I", null, null).visitEnd();
            classes.put(name, type.toByteArray());
        } else {
            MethodVisitor method = type.visitMethod(Opcodes.ACC_PUBLIC, "count", "()I", null, null);
            method.visitCode();
            method.visitInsn(Opcodes.ICONST_1);
            end(name, type, method);
        }
    }

    private static ClassWriter begin(String name, int access) {
        ClassWriter type = new ClassWriter(0);
        boolean choice = name.startsWith("made/Choice") && access == 0;
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | access, name, null, OBJECT,
                choice ? new String[] { "made/Choice" } : null);
        type.visitSource("Made.java", null);
        return type;
    }

    private void end(String name, ClassWriter type, MethodVisitor method) {
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(2, 2);
        method.visitEnd();
        classes.put(name, type.toByteArray());
    }
}
