package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/**
 * Joins a text and a decimal of the application as javac did before 17.0.14 and 19 (JDK-8273914), and as other compilers may:
 * {@code makeConcatWithConstants} is given the decimal itself, and asks it for its text.
 */
class JoinedTextTest {

    private static final String NAME = "joined/Joined";

    public static final class Price extends BigDecimal {
        private static final long serialVersionUID = 1;

        public Price() {
            super("1");
        }

        @Override
        public String toString() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "1";
        }
    }

    public static final class Held {
        public static BigDecimal price;

        private Held() {
        }

        static void fillAtTheStart() {
            price = new Price();
        }
    }

    @Test
    void asksWhatIsJoinedForItsText() {
        byte[] joined = joined();
        ClassSource classes = ClassSource.of(JoinedTextTest.class.getClassLoader(), Map.of(NAME, joined),
                List.of(NAME, Type.getInternalName(Price.class), Type.getInternalName(Held.class)), Libraries.of(List.of()));
        RouteEntry route = RouteEntry.of(new Method(NAME, "text", "()Ljava/lang/String;"));
        Proof proof = Prover.prove(List.of(route), Application.of(classes)).get(0);
        assertThat(proof).isInstanceOf(NotProven.class);
    }

    /** {@return {@code class Joined { String text() { return "n" + Held.price; } }}} */
    private static byte[] joined() {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        MethodVisitor method = type.visitMethod(Opcodes.ACC_PUBLIC, "text", "()Ljava/lang/String;", null, null);
        method.visitCode();
        method.visitFieldInsn(Opcodes.GETSTATIC, Type.getInternalName(Held.class), "price", "Ljava/math/BigDecimal;");
        method.visitInvokeDynamicInsn("makeConcatWithConstants", "(Ljava/math/BigDecimal;)Ljava/lang/String;",
                new Handle(Opcodes.H_INVOKESTATIC, "java/lang/invoke/StringConcatFactory", "makeConcatWithConstants",
                        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                                + "Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
                        false),
                "n\u0001");
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }
}
