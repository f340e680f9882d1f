package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/**
 * Asks a {@code switch} with a constant of an enum as a label, which makes Java use the enum, and which Java 17 can't compile.
 */
class EnumLabelTest {

    private static final String NAME = "labelled/Labelled";
    private static final String CALLS = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;";
    private static final String ENUM_DESC = "java/lang/Enum$EnumDesc";
    private static final String CLASS_DESC = "java/lang/constant/ClassDesc";
    private static final Handle INVOKE = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/invoke/ConstantBootstraps", "invoke",
            CALLS + "Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;", false);

    public enum Slow {
        ONE;

        static {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public enum Quick {
        ONE
    }

    @Test
    void usesTheEnumThatALabelNames() {
        assertThat(proof(Slow.class)).isInstanceOf(NotProven.class);
    }

    @Test
    void provesASwitchWithALabelOfAHarmlessEnum() {
        assertThat(proof(Quick.class)).isInstanceOf(Proven.class);
    }

    private static Proof proof(Class<?> labels) {
        byte[] labelled = labelled(labels);
        ClassSource classes = ClassSource.of(EnumLabelTest.class.getClassLoader(), Map.of(NAME, labelled),
                List.of(NAME, Type.getInternalName(labels)), Libraries.of(List.of()));
        return Prover.prove(List.of(RouteEntry.of(new Method(NAME, "chosen", "()I"))), Application.of(classes)).get(0);
    }

    /**
     * {@return {@code class Labelled { int chosen() { Comparable<?> it = "text"; return switch (it) { case Slow.ONE -> … } }
     * }}}
     */
    private static byte[] labelled(Class<?> labels) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        MethodVisitor chosen = type.visitMethod(Opcodes.ACC_PUBLIC, "chosen", "()I", null, null);
        chosen.visitCode();
        chosen.visitLdcInsn("text");
        chosen.visitInsn(Opcodes.ICONST_0);
        chosen.visitInvokeDynamicInsn("typeSwitch", "(Ljava/lang/Object;I)I",
                new Handle(Opcodes.H_INVOKESTATIC, "java/lang/runtime/SwitchBootstraps", "typeSwitch",
                        CALLS + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;", false),
                new ConstantDynamic("invoke", "L" + ENUM_DESC + ";", INVOKE,
                        new Handle(Opcodes.H_INVOKESTATIC, ENUM_DESC, "of",
                                "(L" + CLASS_DESC + ";Ljava/lang/String;)L" + ENUM_DESC + ";", false),
                        new ConstantDynamic("invoke", "L" + CLASS_DESC + ";", INVOKE, new Handle(Opcodes.H_INVOKESTATIC,
                                CLASS_DESC, "of", "(Ljava/lang/String;)L" + CLASS_DESC + ";", true), labels.getName()),
                        "ONE"));
        chosen.visitInsn(Opcodes.IRETURN);
        chosen.visitMaxs(0, 0);
        chosen.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }
}
