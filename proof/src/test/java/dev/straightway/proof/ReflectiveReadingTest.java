package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.ReadTypes;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/** Code that isn't walked reads objects and leaves them on a board; routes use what their fields hold. */
class ReflectiveReadingTest {

    interface Job {
        String run();
    }

    static final class Quick implements Job {
        @Override
        public String run() {
            return "quick";
        }
    }

    /** Nobody makes one that is seen. */
    static final class Sleeper implements Job {
        @Override
        public String run() {
            LockSupport.parkNanos(1);
            return "slept";
        }
    }

    static final class QuickTask implements Supplier<String> {
        @Override
        public String get() {
            return "done";
        }
    }

    static final class SleepingTask implements Supplier<String> {
        @Override
        public String get() {
            LockSupport.parkNanos(1);
            return "slept";
        }
    }

    static final class Shift {
        Job job = new Quick();
        Supplier<String> task = new QuickTask();
        String name = "early";
    }

    static final class Roster {
        List<Supplier<String>> tasks = new ArrayList<>(List.of(new QuickTask()));
    }

    static final class RosterBoard {
        static Roster roster = new Roster();
    }

    static final class Board {
        static Shift shift = new Shift();
    }

    static final class RunsJob {
        String get() {
            return Board.shift.job.run();
        }
    }

    static final class RunsTask {
        String get() {
            return Board.shift.task.get();
        }
    }

    static final class RunsTasks {
        String get() {
            return RosterBoard.roster.tasks.get(0).get();
        }
    }

    static final class TellsName {
        String get() {
            return Board.shift.name.trim();
        }
    }

    /** Is of a library. */
    static final class Format {
        static native <T> T read(byte[] bytes, Class<T> type);
    }

    /** Is of a library. */
    static class Token<T> {
    }

    static final class ByConstant {
        void load(byte[] bytes) {
            Board.shift = Format.read(bytes, Shift.class);
        }
    }

    static final class ByToken extends Token<List<Shift>> {
    }

    static final class Stored {
        void load(ObjectInputStream in) throws IOException, ClassNotFoundException {
            Board.shift = (Shift) in.readObject();
        }
    }

    static final class StoredElsewhere {
        void load(ObjectInput in) throws IOException, ClassNotFoundException {
            Board.shift = (Shift) in.readObject();
        }
    }

    static final class OwnInput extends ObjectInputStream {
        OwnInput(InputStream in) throws IOException {
            super(in);
        }
    }

    static final class StoredByOwnInput {
        void load(OwnInput in) throws IOException, ClassNotFoundException {
            Board.shift = (Shift) in.readObject();
        }
    }

    private static Proof prove(ReadTypes reads, Class<?> resource, Class<?>... more) {
        Set<String> classes = Stream.concat(Stream.of(Job.class, Quick.class, Sleeper.class, QuickTask.class,
                SleepingTask.class, Shift.class, Board.class, Roster.class, RosterBoard.class, resource), Stream.of(more))
                .map(ReflectiveReadingTest::name)
                .collect(Collectors.toSet());
        Application application = new Application(ClassSource.of(ReflectiveReadingTest.class.getClassLoader(), classes,
                Set.of(name(Format.class), name(Token.class))), Beans.unknown(), Judgements.reviewed(List.of()),
                Application.METHODS, Optional.empty(), reads, Optional.empty(), Optional.empty());
        return Prover.prove(List.of(RouteEntry.of(Method.of(resource.getName(), "get", "()Ljava/lang/String;"))), application)
                .get(0);
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static String words(Proof proof) {
        return ((NotProven) proof).words();
    }

    private static ReadTypes otherwise() {
        return new ReadTypes(Set.of(), Set.of("Ljava/util/List<L" + name(Shift.class) + ";>;", "L" + name(Roster.class) + ";"));
    }

    @ParameterizedTest
    @ValueSource(classes = { RunsJob.class, RunsTask.class, RunsTasks.class, TellsName.class })
    void provesWhatNobodyReads(Class<?> resource) {
        assertThat(prove(ReadTypes.NONE, resource)).isInstanceOf(Proven.class);
    }

    @Test
    void findsWhatJsonPutsIntoAFieldOnARouteThatNobodyAsksAbout() {
        ReadTypes json = new ReadTypes(Set.of("L" + name(Shift.class) + ";"), Set.of());

        assertThat(words(prove(json, RunsJob.class))).contains("Sleeper#run");
        assertThat(prove(json, RunsTask.class)).isInstanceOf(Proven.class); // JSON makes no functions
    }

    @Test
    void findsWhatIsPutIntoFieldsByReflection() {
        assertThat(words(prove(otherwise(), RunsJob.class))).contains("Sleeper#run");
        assertThat(words(prove(otherwise(), RunsTask.class))).contains("sets fields by reflection");
        assertThat(words(prove(otherwise(), RunsTasks.class))).contains("sets fields by reflection");
        assertThat(prove(otherwise(), TellsName.class)).isInstanceOf(Proven.class);
    }

    @ParameterizedTest
    @ValueSource(classes = { ByConstant.class, ByToken.class, Stored.class, StoredElsewhere.class,
            StoredByOwnInput.class })
    void findsWhatUnseenCodeReadsThatGetsToKnowTheClass(Class<?> reader) {
        assertThat(words(prove(ReadTypes.NONE, RunsJob.class, reader, OwnInput.class))).contains("Sleeper#run");
        assertThat(prove(ReadTypes.NONE, RunsTask.class, reader)).isInstanceOf(NotProven.class);
        assertThat(prove(ReadTypes.NONE, TellsName.class, reader)).isInstanceOf(Proven.class);
    }
}
