package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/** Asks a {@code Random} that was made around a generator of the application, which Java 17 can't compile. */
class WrappedRandomTest {

    private static final String NAME = "wrapped/Wrapped";
    private static final String RANDOM = "Ljava/util/Random;";

    public static final class Slow implements RandomGenerator {
        @Override
        public long nextLong() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return 1;
        }
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_19)
    void followsTheGeneratorThatARandomHandsOnTo() {
        byte[] wrapped = wrapped();
        ClassSource classes = ClassSource.of(WrappedRandomTest.class.getClassLoader(), Map.of(NAME, wrapped),
                List.of(NAME, Type.getInternalName(Slow.class)), Libraries.of(List.of()));
        RouteEntry route = RouteEntry.of(new Method(NAME, "next", "()I"));
        assertThat(Prover.prove(List.of(route), Application.of(classes)).get(0)).isInstanceOf(NotProven.class);
    }

    /** {@return {@code class Wrapped { static Random random; static void fill() { random = Random.from(new Slow()); } … }}} */
    private static byte[] wrapped() {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        type.visitField(Opcodes.ACC_STATIC, "random", RANDOM, null, null).visitEnd();
        MethodVisitor fill = type.visitMethod(Opcodes.ACC_STATIC, "fill", "()V", null, null);
        String slow = Type.getInternalName(Slow.class);
        fill.visitCode();
        fill.visitTypeInsn(Opcodes.NEW, slow);
        fill.visitInsn(Opcodes.DUP);
        fill.visitMethodInsn(Opcodes.INVOKESPECIAL, slow, "<init>", "()V", false);
        fill.visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/Random", "from", "(Ljava/util/random/RandomGenerator;)" + RANDOM,
                false);
        fill.visitFieldInsn(Opcodes.PUTSTATIC, NAME, "random", RANDOM);
        fill.visitInsn(Opcodes.RETURN);
        fill.visitMaxs(0, 0);
        fill.visitEnd();
        MethodVisitor next = type.visitMethod(Opcodes.ACC_PUBLIC, "next", "()I", null, null);
        next.visitCode();
        next.visitFieldInsn(Opcodes.GETSTATIC, NAME, "random", RANDOM);
        next.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/util/Random", "nextInt", "()I", false);
        next.visitInsn(Opcodes.IRETURN);
        next.visitMaxs(0, 0);
        next.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }
}
