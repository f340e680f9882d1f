package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/** Asks code that no compiler of today makes of Java: subroutines, and constants that code computes. */
class HandwrittenCodeTest {

    private static final String NAME = "handwritten/Handwritten";
    private static final String SLOW = Type.getInternalName(Slow.class);
    private static final String BOOTSTRAP = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/String;";
    private static final ConstantDynamic COMPUTED = new ConstantDynamic("text", "Ljava/lang/String;",
            new Handle(Opcodes.H_INVOKESTATIC, SLOW, "text", BOOTSTRAP, false));

    public static final class Slow implements Supplier<String> {
        @Override
        public String get() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "slept";
        }

        public static String text(java.lang.invoke.MethodHandles.Lookup lookup, String name, Class<?> type) {
            return new Slow().get();
        }
    }

    @Test
    void followsWhatASubroutineLeavesInALocalVariable() {
        assertThat(proof(Opcodes.V1_5, code -> {
            Label subroutine = new Label();
            code.visitInsn(Opcodes.ACONST_NULL);
            code.visitVarInsn(Opcodes.ASTORE, 1);
            code.visitJumpInsn(Opcodes.JSR, subroutine);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/util/function/Supplier", "get", "()Ljava/lang/Object;", true);
            code.visitTypeInsn(Opcodes.CHECKCAST, "java/lang/String");
            code.visitInsn(Opcodes.ARETURN);
            code.visitLabel(subroutine);
            code.visitVarInsn(Opcodes.ASTORE, 2);
            code.visitTypeInsn(Opcodes.NEW, SLOW);
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, SLOW, "<init>", "()V", false);
            code.visitVarInsn(Opcodes.ASTORE, 1);
            code.visitVarInsn(Opcodes.RET, 2);
        })).isInstanceOf(NotProven.class);
    }

    @Test
    void provesNothingThatLoadsAConstantWhichCodeComputes() {
        assertThat(proof(Opcodes.V17, code -> {
            code.visitLdcInsn(COMPUTED);
            code.visitInsn(Opcodes.ARETURN);
        })).isInstanceOf(NotProven.class);
    }

    @Test
    void provesNothingThatLinksACallWithAConstantWhichCodeComputes() {
        assertThat(proof(Opcodes.V17, code -> {
            code.visitInvokeDynamicInsn("makeConcatWithConstants", "()Ljava/lang/String;",
                    new Handle(Opcodes.H_INVOKESTATIC, "java/lang/invoke/StringConcatFactory", "makeConcatWithConstants",
                            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                                    + "Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
                            false),
                    "\u0002", COMPUTED);
            code.visitInsn(Opcodes.ARETURN);
        })).isInstanceOf(NotProven.class);
    }

    private static Proof proof(int version, Consumer<MethodVisitor> body) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(version, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        MethodVisitor code = type.visitMethod(Opcodes.ACC_PUBLIC, "text", "()Ljava/lang/String;", null, null);
        code.visitCode();
        body.accept(code);
        code.visitMaxs(0, 0);
        code.visitEnd();
        type.visitEnd();
        byte[] written = type.toByteArray();
        ClassSource classes = ClassSource.of(HandwrittenCodeTest.class.getClassLoader(), Map.of(NAME, written),
                List.of(NAME, SLOW), Libraries.of(List.of()));
        return Prover.prove(List.of(RouteEntry.of(new Method(NAME, "text", "()Ljava/lang/String;"))), Application.of(classes))
                .get(0);
    }
}
