package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;

/** Calls reviewed code of a library that returns an object below an interface, as an identity does with its principal. */
class ReviewedResultTest {

    static final class Slow {
        static String sleep() {
            LockSupport.parkNanos(1);
            return "slept";
        }
    }

    /** Is of a library. */
    interface Caller {
        String name();
    }

    /** Is of a library. */
    static final class Identity {
        static Caller caller() {
            return () -> "somebody";
        }
    }

    static final class Greets {
        String get() {
            return "hello " + Identity.caller().name();
        }
    }

    static final class Fast implements Caller {
        @Override
        public String name() {
            return "fast";
        }
    }

    /** Somebody may have given one to the library. */
    static final class Sleeper implements Caller {
        @Override
        public String name() {
            return Slow.sleep();
        }
    }

    static final class SleeperByText implements Caller {
        @Override
        public String name() {
            return "text";
        }

        @Override
        public String toString() {
            return Slow.sleep();
        }
    }

    static final class Maker {
        static Caller make() {
            return Slow::sleep;
        }
    }

    static final class Tells {
        String get() {
            return "hello " + Identity.caller();
        }
    }

    /** Is of a library, and keeps what it is given. */
    static final class Account {
        private final Object owner;

        private Account(Object owner) {
            this.owner = owner;
        }

        static Account of(Object owner) {
            return new Account(owner);
        }

        Set<String> roles() {
            return Set.of("admin");
        }

        Set<Object> all() {
            return Set.of(owner);
        }
    }

    static final class Owner {
        @Override
        public String toString() {
            return Slow.sleep();
        }
    }

    static final class TellsRoles {
        String get() {
            return "roles " + Account.of(new Owner()).roles();
        }
    }

    static final class TellsAll {
        String get() {
            return "all " + Account.of(new Owner()).all();
        }
    }

    private static final List<String> REVIEWED = List.of("plain " + Account.class.getName(),
            "calls " + Caller.class.getName(),
            "calls " + Identity.class.getName() + "#caller -> " + Caller.class.getName());

    private static Proof prove(Class<?> resource, Class<?>... more) {
        Set<String> classes = Stream.concat(Stream.of(Slow.class, resource), Stream.of(more)).map(ReviewedResultTest::name)
                .collect(Collectors.toSet());
        Application application = new Application(ClassSource.of(ReviewedResultTest.class.getClassLoader(), classes,
                Set.of(name(Caller.class), name(Identity.class), name(Account.class))), new NoBeans(),
                Judgements.reviewed(TableReader.lines("mine", REVIEWED)), Application.METHODS);
        return Prover.prove(List.of(RouteEntry.of(Method.of(resource.getName(), "get", "()Ljava/lang/String;"))), application)
                .get(0);
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    @ParameterizedTest
    @ValueSource(classes = { Greets.class, Tells.class })
    void leavesWhatALibraryMakesToTheReviewOfTheInterface(Class<?> resource) {
        assertThat(prove(resource, Fast.class)).isInstanceOf(Proof.Proven.class);
    }

    @Test
    void walksWhatTheApplicationHasBelowTheInterface() {
        assertThat(((NotProven) prove(Greets.class, Fast.class, Sleeper.class)).words())
                .contains("Greets#get → ReviewedResultTest$Sleeper#name → ReviewedResultTest$Slow#sleep");
        assertThat(((NotProven) prove(Tells.class, SleeperByText.class)).words()).contains("SleeperByText#toString");
    }

    @Test
    void walksFunctionsOfTheInterface() {
        assertThat(((NotProven) prove(Greets.class, Maker.class)).words()).contains("Slow#sleep");
    }

    @Test
    void knowsThatACollectionOfTextsHoldsNothingElse() {
        assertThat(prove(TellsRoles.class, Owner.class)).isInstanceOf(Proof.Proven.class);
        assertThat(((NotProven) prove(TellsAll.class, Owner.class)).words()).contains("Owner#toString");
    }

    /** Injects nothing. */
    private static final class NoBeans implements Beans {
        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            return Optional.empty();
        }

        @Override
        public List<Method> around(Method method) {
            return List.of();
        }
    }
}
