package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;

/** Lines of logs go through what the application has put there, those too that the server writes where a route fails. */
class LoggedLinesTest {

    static class Slow extends Handler {
        @Override
        public void publish(LogRecord line) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void flush() {
            // keeps nothing
        }

        @Override
        public void close() {
            // keeps nothing
        }
    }

    static class Counting extends Slow {
        private final AtomicLong lines = new AtomicLong();

        @Override
        public void publish(LogRecord line) {
            lines.incrementAndGet();
        }
    }

    static class SlowFilter {
        static void install() {
            Logger.getLogger("lines").setFilter(line -> {
                new Slow().publish(line);
                return true;
            });
        }
    }

    /** As a library of logging looks it up among services. */
    static class SlowLogger extends Logger {
        SlowLogger() {
            super("slow", null);
        }

        @Override
        public void warning(String line) {
            new Slow().publish(new LogRecord(Level.WARNING, line));
        }
    }

    static class Resource {
        public String logs() {
            Logger.getLogger("lines").warning("line");
            return "logged";
        }

        public String text() {
            return "text";
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "logs", "text" })
    void areWhatTheHandlersOfTheApplicationWriteThem(String method) {
        assertThat(words(method, Slow.class)).contains("the log, which hands its lines", "Slow#publish",
                "Thread#sleep: sleeps");
        assertThat(words(method, SlowFilter.class, Slow.class)).contains("the log, which hands its lines", "sleeps");
        assertThat(words(method, SlowLogger.class, Slow.class)).contains("the log, which hands its lines", "sleeps");
    }

    @ParameterizedTest
    @ValueSource(strings = { "logs", "text" })
    void areNobodysConcernOtherwise(String method) {
        assertThat(words(method)).isEqualTo("proven");
        assertThat(words(method, Counting.class)).isEqualTo("proven");
    }

    private static String words(String method, Class<?>... others) {
        Set<String> application = Stream.concat(Stream.of(Resource.class), Stream.of(others)).map(Type::getInternalName)
                .collect(Collectors.toSet());
        ClassSource classes = ClassSource.of(LoggedLinesTest.class.getClassLoader(), application,
                Set.of(Type.getInternalName(Slow.class)));
        RouteEntry route = RouteEntry.of(Method.of(Resource.class.getName(), method, "()Ljava/lang/String;"));
        Proof proof = Prover.prove(List.of(route), Application.of(classes)).get(0);
        return proof instanceof NotProven no ? no.words() : "proven";
    }
}
