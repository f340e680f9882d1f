package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/** Proves an application whose lists flow from field to field, with a limit that this takes it beyond, and without. */
class LargeApplicationTest {

    private static final String NAME = "generated/Large";
    private static final String LIST = "java/util/ArrayList";
    private static final String DESCRIPTOR = "L" + LIST + ";";
    private static final String TEXT = "()Ljava/lang/String;";
    private static final int LISTS = 600;
    private static final int FIELDS = 30;
    /** Of methods that a route may reach: 18,000 steps. */
    private static final int CAP = 3;

    /** A route that uses one of many lists, one that uses the one list of a field, and one that uses none. */
    private static final byte[] CLASS = generate();

    private static byte[] generate() {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        MethodVisitor fill = type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "fill", "()V", null, null);
        for (int i = 0; i < LISTS; i++) {
            put(fill, "list0");
        }
        put(fill, "single");
        for (int i = 0; i <= FIELDS; i++) {
            type.visitField(Opcodes.ACC_STATIC, "list" + i, DESCRIPTOR, null, null);
            if (i > 0) {
                fill.visitFieldInsn(Opcodes.GETSTATIC, NAME, "list" + (i - 1), DESCRIPTOR);
                fill.visitFieldInsn(Opcodes.PUTSTATIC, NAME, "list" + i, DESCRIPTOR);
            }
        }
        type.visitField(Opcodes.ACC_STATIC, "single", DESCRIPTOR, null, null);
        end(fill, Opcodes.RETURN);
        use(type, "many", "list" + FIELDS);
        use(type, "one", "single");
        MethodVisitor none = type.visitMethod(Opcodes.ACC_PUBLIC, "none", TEXT, null, null);
        none.visitLdcInsn("none");
        end(none, Opcodes.ARETURN);
        return type.toByteArray();
    }

    private static void put(MethodVisitor code, String field) {
        code.visitTypeInsn(Opcodes.NEW, LIST);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, LIST, "<init>", "()V", false);
        code.visitFieldInsn(Opcodes.PUTSTATIC, NAME, field, DESCRIPTOR);
    }

    private static void use(ClassWriter type, String name, String field) {
        MethodVisitor code = type.visitMethod(Opcodes.ACC_PUBLIC, name, TEXT, null, null);
        code.visitFieldInsn(Opcodes.GETSTATIC, NAME, field, DESCRIPTOR);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LIST, "size", "()I", false);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/String", "valueOf", "(I)Ljava/lang/String;", false);
        end(code, Opcodes.ARETURN);
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static List<Proof> prove(int cap) {
        ClassSource classes = ClassSource.of(name -> name.equals(NAME) ? CLASS : platform(name), Set.of(NAME), Set.of());
        List<RouteEntry> routes = Stream.of("many", "one", "none")
                .map(name -> RouteEntry.of(new Method(NAME, name, TEXT))).toList();
        return Prover.prove(routes, new Application(classes, Beans.unknown(), Judgements.reviewed(List.of()), cap));
    }

    private static byte[] platform(String name) {
        try (InputStream file = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void provesAllOfThemWithinTheLimit() {
        assertThat(prove(Application.METHODS)).extracting(Proof::proven).containsExactly(true, true, true);
    }

    @Test
    void losesBeyondTheLimitWhatUsesOneOfManyAndKeepsTheRest() {
        assertThat(prove(CAP)).extracting(Proof::proven).containsExactly(false, true, true);
    }

    @Test
    void saysWhichLimitWasReachedAndWhatToDo() {
        assertThat(((NotProven) prove(CAP).get(0)).words()).isEqualTo("Large#many → java.util.ArrayList#size: is called on an"
                + " object whose class is not known: it is one of more than 512 that are not told apart, since the application"
                + " takes more than 36000 steps to prove; raise quarkus.straightway.dispatch.cap, which allows 12000 steps for"
                + " each method, or put @NonBlocking or @Blocking on the route to decide");
    }
}
