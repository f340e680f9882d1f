package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.Archives;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.config.MeterFilter;

/** Injects what a producer of a library makes, as Quarkus does with the registry of Micrometer. */
class ReviewedProducerTest {

    static final class Slow {
        static String sleep() {
            LockSupport.parkNanos(1);
            return "slept";
        }
    }

    /** Is of a library, and has an entry. */
    static final class Creator {
        MeterRegistry create() {
            return Metrics.globalRegistry;
        }
    }

    static final class Counts {
        @Inject
        MeterRegistry registry;

        String get() {
            registry.counter("asked", "by", "test").increment();
            return "counted";
        }
    }

    static final class Times {
        @Inject
        MeterRegistry registry;

        String get() {
            return registry.timer("asked").record(() -> "timed");
        }
    }

    static final class TimesSlow {
        @Inject
        MeterRegistry registry;

        String get() {
            return registry.timer("asked").record(Slow::sleep);
        }
    }

    static final class Closes {
        @Inject
        MeterRegistry registry;

        String get() {
            registry.close();
            return "closed";
        }
    }

    /** The container hands such filters to the registry. */
    static final class SlowFilter implements MeterFilter {
        @Override
        public Meter.Id map(Meter.Id id) {
            Slow.sleep();
            return id;
        }
    }

    static final class Starter {
        @Inject
        MeterRegistry registry;

        void start() {
            registry.config().onMeterAdded(meter -> Slow.sleep());
        }
    }

    static final class StarterOfAll {
        void start() {
            Metrics.globalRegistry.config().onMeterAdded(meter -> Slow.sleep());
        }
    }

    private static final List<String> REVIEWED = List.of("plain " + Creator.class.getName());

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static Proof prove(Class<?> resource, List<String> entries, Class<?>... more) throws Exception {
        Path micrometer = Path.of(MeterRegistry.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Set<String> libraries = new TreeSet<>(Archives.classes(List.of(micrometer)));
        libraries.add(name(Creator.class));
        Set<String> classes = Stream.concat(Stream.of(Slow.class, resource), Stream.of(more))
                .map(ReviewedProducerTest::name).collect(Collectors.toSet());
        Application application = new Application(
                ClassSource.of(ReviewedProducerTest.class.getClassLoader(), classes, libraries), new Container(),
                Judgements.reviewed(TableReader.lines("mine", entries)), Application.METHODS);
        RouteEntry route = RouteEntry.of(Method.of(resource.getName(), "get", "()Ljava/lang/String;"));
        return Prover.prove(List.of(route), application).get(0);
    }

    @ParameterizedTest
    @ValueSource(classes = { Counts.class, Times.class })
    void leavesWhatItMakesToTheReviewOfItsType(Class<?> resource) throws Exception {
        assertThat(prove(resource, REVIEWED)).isInstanceOf(Proof.Proven.class);
    }

    @Test
    void provesNothingThatTheReviewOfItsTypeDoesNotVouchFor() throws Exception {
        assertThat(words(prove(TimesSlow.class, REVIEWED))).contains("Timer#record").contains("Slow#sleep");
        assertThat(words(prove(Closes.class, REVIEWED))).contains("MeterRegistry#close: ends what publishes");
    }

    @Test
    void callsWhatTheApplicationAddsToIt() throws Exception {
        assertThat(words(prove(Counts.class, REVIEWED, SlowFilter.class))).contains("SlowFilter#map");
        assertThat(words(prove(Counts.class, REVIEWED, Starter.class))).contains("Starter#start(lambda)")
                .contains("Slow#sleep");
    }

    @Test
    void callsWhatTheApplicationAddsToAnotherThatMayBeTheSame() throws Exception {
        assertThat(words(prove(Counts.class, REVIEWED, StarterOfAll.class))).contains("MeterRegistry#counter")
                .contains("Slow#sleep");
    }

    @Test
    void walksOneWithoutAReview() throws Exception {
        assertThat(words(prove(Counts.class, List.of()))).contains("MeterRegistry#counter → ");
    }

    private static String words(Proof proof) {
        return ((NotProven) proof).words();
    }

    /** Gives what the creator makes for each injection point. */
    private static final class Container implements Beans {

        private final Bean bean = Bean.produced(Bean.Scope.SINGLETON,
                Method.of(Creator.class.getName(), "create", "()Lio/micrometer/core/instrument/MeterRegistry;"),
                Instantiation.nothing());

        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            return Optional.of(Resolution.of(bean));
        }

        @Override
        public List<Method> around(Method method) {
            return List.of();
        }
    }
}
