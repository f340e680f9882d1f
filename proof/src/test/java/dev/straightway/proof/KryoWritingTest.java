package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
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

/** Entities that JSON writes without waiting, and Kryo with it: what is slow is behind a field without an accessor. */
class KryoWritingTest {

    record Slow(String name) {
        @Override
        public String name() {
            LockSupport.parkNanos(1);
            return name;
        }
    }

    record Quick(String name) {
    }

    enum Prepared {
        ONE;

        static final int COST = cost();

        private static int cost() {
            LockSupport.parkNanos(1);
            return 1;
        }
    }

    static final class Elements extends AbstractList<String> {
        @Override
        public String get(int index) {
            return "x";
        }

        @Override
        public int size() {
            return 1;
        }
    }

    static class Above {
        private Object hidden;
    }

    static final class InField {
        private final Slow hidden = new Slow("x");
    }

    static final class Inherited extends Above {
        Inherited(Object value) {
            super.hidden = value;
        }
    }

    static final class InList {
        private final List<Slow> hidden = new ArrayList<>(List.of(new Slow("x")));
    }

    static final class InMap {
        private final Map<String, List<Slow>> hidden = new TreeMap<>(Map.of("x", List.of(new Slow("x"))));
    }

    static final class OwnList {
        private final List<String> hidden = new Elements();
    }

    static final class OfEnum {
        private List<Prepared> hidden;
    }

    static final class LeftOut {
        private final transient Slow hidden = new Slow("x");
        private static final Slow SHARED = new Slow("x");
    }

    static final class Plain {
        private final Quick hidden = new Quick("x");
        private final Map<String, List<Quick>> more = Map.of("x", List.of(new Quick("y")));
        private int number;
    }

    static final class Resource {
        InField inField() {
            return new InField();
        }

        Inherited inherited() {
            return new Inherited(new Slow("x"));
        }

        InList inList() {
            return new InList();
        }

        InMap inMap() {
            return new InMap();
        }

        Map<String, Object> inMapOfAnswer() {
            return Map.of("x", new InField());
        }

        OwnList ownList() {
            return new OwnList();
        }

        OfEnum ofEnum() {
            return new OfEnum();
        }

        LeftOut leftOut() {
            return new LeftOut();
        }

        Plain plain() {
            return new Plain();
        }
    }

    private static final Set<String> CLASSES = Stream.of(KryoWritingTest.class.getDeclaredClasses())
            .map(type -> type.getName().replace('.', '/')).collect(Collectors.toUnmodifiableSet());

    private static Proof prove(String name, Optional<Set<String>> kryo) {
        Application application = new Application(
                ClassSource.of(KryoWritingTest.class.getClassLoader(), CLASSES, Set.of()), Beans.unknown(),
                Judgements.reviewed(List.of()), Application.METHODS, Optional.empty(), ReadTypes.NONE, kryo, Optional.empty());
        java.lang.reflect.Method method = Stream.of(Resource.class.getDeclaredMethods())
                .filter(one -> one.getName().equals(name)).findAny().orElseThrow();
        return Prover.prove(List.of(RouteEntry.of(Method.of(Resource.class.getName(), name,
                "()" + method.getReturnType().descriptorString()))), application).get(0);
    }

    @ParameterizedTest
    @ValueSource(strings = { "inField", "inherited", "inList", "inMap", "inMapOfAnswer", "ofEnum" })
    void findsWhatFieldsOfRegisteredClassesHold(String method) {
        assertThat(prove(method, Optional.of(CLASSES))).isInstanceOf(NotProven.class);
        assertThat(prove(method, Optional.empty())).isInstanceOf(Proven.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "leftOut", "plain" })
    void provesWhatOnlyHoldsValues(String method) {
        assertThat(prove(method, Optional.of(CLASSES))).isInstanceOf(Proven.class);
    }

    @Test
    void knowsThatOtherClassesAreRefused() {
        assertThat(prove("inField", Optional.of(Set.of()))).isInstanceOf(Proven.class);
    }

    @Test
    void asksOnlyRecordsThatAreRegistered() {
        assertThat(prove("inField", Optional.of(Set.of(InField.class.getName().replace('.', '/')))))
                .isInstanceOf(Proven.class);
    }

    @Test
    void refusesCollectionsOfTheApplication() {
        assertThat(prove("ownList", Optional.empty())).isInstanceOf(Proven.class);
        assertThat(((NotProven) prove("ownList", Optional.of(CLASSES))).words())
                .contains("Kryo writing KryoWritingTest$Elements: is a collection or a map of its own");
    }
}
