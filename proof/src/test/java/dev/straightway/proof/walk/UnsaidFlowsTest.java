package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/** Has objects come to a route in ways that no line of the code and no annotation beside it tells. */
class UnsaidFlowsTest {

    @interface Called {
    }

    interface Step {
        String go();
    }

    static final class Quick implements Step {
        @Override
        public String go() {
            return "quick";
        }
    }

    static final class Slow implements Step {
        @Override
        public String go() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "slow";
        }
    }

    /** An extension has the container inject into a field without an annotation, as for those of another framework. */
    static final class Injected {
        Step step = new Quick();
        Step own = new Quick();
    }

    interface Api {
        @Called
        void take(Step step);

        void drop(Step step);
    }

    /** What an interface annotates is called, also if what implements it says nothing. */
    static class Implementation {
        public void take(Step step) {
            Kept.taken = step;
        }

        public void drop(Step step) {
            Kept.dropped = step;
        }
    }

    static final class Implementing extends Implementation implements Api {
    }

    static final class Kept {
        static final Injected INJECTED = new Injected();
        static Step taken = new Quick();
        static Step dropped = new Quick();
        static Step answered = new Quick();
        static Step made = new Quick();

        static void fill() {
            answered = intercepted();
            made = plain();
        }

        /** An interceptor that nobody sees may answer in its place. */
        static Step intercepted() {
            return new Quick();
        }

        static Step plain() {
            return new Quick();
        }
    }

    static final class Resource {
        String injected() {
            return Kept.INJECTED.step.go();
        }

        String taken() {
            return Kept.taken.go();
        }

        String answered() {
            return Kept.answered.go();
        }

        String own() {
            return Kept.INJECTED.own.go();
        }

        String dropped() {
            return Kept.dropped.go();
        }

        String made() {
            return Kept.made.go();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "injected", "taken", "answered" })
    void provesNoUseOfWhatMayBeAnything(String name) {
        assertThat(proven(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = { "own", "dropped", "made" })
    void provesTheSameWhereNobodyElseActs(String name) {
        assertThat(proven(name)).isTrue();
    }

    private static boolean proven(String name) {
        var entry = RouteEntry.of(Method.of(Resource.class.getName(), name, "()Ljava/lang/String;"));
        return Prover.prove(List.of(entry), application()).get(0).proven();
    }

    private static Application application() {
        Set<String> classes = Stream.of(Called.class, Step.class, Quick.class, Slow.class, Injected.class, Api.class,
                Implementation.class, Implementing.class, Kept.class, Resource.class)
                .map(type -> type.getName().replace('.', '/')).collect(Collectors.toSet());
        return new Application(ClassSource.of(UnsaidFlowsTest.class.getClassLoader(), classes, Set.of()), new Container(),
                Judgements.reviewed(List.of()), Application.METHODS);
    }

    private static final class Container implements Beans {
        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            return point.member().equals("step")
                    ? Optional.of(Resolution.of(new Bean(Bean.Scope.SINGLETON, Slow.class.getName().replace('.', '/'),
                            Instantiation.nothing())))
                    : Optional.empty();
        }

        @Override
        public List<Method> around(Method method) {
            return method.name().equals("intercepted") ? List.of(Method.of(method.owner(), "<an interceptor>", "()V"))
                    : List.of();
        }
    }
}
