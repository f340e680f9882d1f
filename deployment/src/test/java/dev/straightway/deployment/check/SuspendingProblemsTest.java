package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import dev.straightway.deployment.Fixtures;

/** What the Kotlin compiler makes of functions. */
class SuspendingProblemsTest {

    /** {@return a resource with a function that takes an object of a class} */
    private static byte[] resource(String parameter) {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "org/acme/Greeting", null, "java/lang/Object", null);
        AnnotationVisitor path = type.visitAnnotation("Ljakarta/ws/rs/Path;", true);
        path.visit("value", "greeting");
        path.visitEnd();
        MethodVisitor method = type.visitMethod(Opcodes.ACC_PUBLIC, "hello", "(L" + parameter + ";)Ljava/lang/Object;", null,
                null);
        method.visitAnnotation("Ljakarta/ws/rs/GET;", true).visitEnd();
        method.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }

    @Test
    void refusesASuspendingFunction() {
        assertThat(check(Fixtures.scanBytes(resource("kotlin/coroutines/Continuation")))).extracting(Problem::toString)
                .containsExactly(
                        "[STW-118] org.acme.Greeting#hello(Continuation): is a suspending function, and Straightway has no"
                                + " coroutines. Write a plain function, or one that returns a Uni.");
    }

    @Test
    void acceptsAPlainFunction() {
        assertThat(check(Fixtures.scanBytes(resource("java/lang/String")))).isEmpty();
    }
}
