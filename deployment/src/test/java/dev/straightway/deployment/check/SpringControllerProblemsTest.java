package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

import dev.straightway.deployment.Fixtures;

class SpringControllerProblemsTest {

    private static byte[] greeting(String annotation) {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "org/acme/Greeting", null, "java/lang/Object", null);
        type.visitAnnotation("Lorg/springframework/" + annotation + ";", true).visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }

    @Test
    void refusesAController() {
        assertThat(check(Fixtures.scanBytes(greeting("web/bind/annotation/RestController")))).extracting(Problem::toString)
                .containsExactly("[STW-218] org.acme.Greeting: is a @RestController of Spring Web, which Straightway doesn't"
                        + " serve. Make it a resource: @Path in the place of @RequestMapping, @GET of @GetMapping, and so on;"
                        + " or keep Quarkus REST.");
    }

    @Test
    void refusesItsExceptionHandlers() {
        assertThat(check(Fixtures.scanBytes(greeting("web/bind/annotation/RestControllerAdvice"))))
                .extracting(Problem::toString)
                .containsExactly("[STW-218] org.acme.Greeting: is a @RestControllerAdvice of Spring Web, which Straightway"
                        + " doesn't serve. Make its methods exception mappers by @ServerExceptionMapper; or keep Quarkus"
                        + " REST.");
    }

    @Test
    void acceptsABeanOfSpring() {
        assertThat(check(Fixtures.scanBytes(greeting("stereotype/Component")))).isEmpty();
    }
}
