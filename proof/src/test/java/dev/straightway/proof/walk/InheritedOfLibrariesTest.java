package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;

/** What reviewed code may call of what a class of the application inherits from a library. */
class InheritedOfLibrariesTest {

    /** Is a library's, as the base class of entities is. */
    static class Saved {
        public void save() {
            sleep();
        }

        static void sleep() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Is a library's, and adapts its own function to one of the platform's. */
    interface Adapter extends UnaryOperator<String> {
        String adapt(String text);

        @Override
        default String apply(String text) {
            return adapt(text);
        }
    }

    /** Is a library's. Its text waits. */
    static class Told {
        @Override
        public String toString() {
            Saved.sleep();
            return "told";
        }
    }

    static class Order extends Saved {
        @Override
        public String toString() {
            return "order";
        }
    }

    static class Adapted implements Adapter {
        @Override
        public String adapt(String text) {
            Saved.sleep();
            return text;
        }
    }

    static class Note extends Told {
    }

    static class Resource {
        public String text() {
            return List.of(new Order()).toString();
        }

        public String saved() {
            new Order().save();
            return "saved";
        }

        public String adapted() {
            return Optional.of("text").map(new Adapted()).get();
        }

        public String told() {
            return List.of(new Note()).toString();
        }
    }

    @Test
    void isNotWhatTheLibraryDeclaresForItself() {
        assertThat(prove("text").proven()).isTrue();
        assertThat(words("saved")).contains("Thread#sleep: sleeps");
    }

    @Test
    void isWhatThePlatformDeclares() {
        assertThat(words("adapted")).contains("Thread#sleep: sleeps");
        assertThat(words("told")).contains("Thread#sleep: sleeps");
    }

    private static String words(String method) {
        return prove(method) instanceof NotProven no ? no.words() : "proven";
    }

    private static Proof prove(String method) {
        ClassSource classes = ClassSource.of(InheritedOfLibrariesTest.class.getClassLoader(),
                names(Order.class, Adapted.class, Note.class, Resource.class),
                names(Saved.class, Adapter.class, Told.class));
        RouteEntry route = RouteEntry.of(Method.of(Resource.class.getName(), method, "()Ljava/lang/String;"));
        return Prover.prove(List.of(route), Application.of(classes)).get(0);
    }

    private static Set<String> names(Class<?>... types) {
        return Set.copyOf(Stream.of(types).map(Type::getInternalName).toList());
    }
}
