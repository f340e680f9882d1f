package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.adapters.XmlAdapter;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.Question;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.ReadTypes;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/** Entities that JSON writes without waiting, and JAXB with it. */
class XmlWritingTest {

    /** JSON doesn't ask for what is private. */
    public static class Part {
        @XmlElement
        private String getSlow() {
            LockSupport.parkNanos(1);
            return "x";
        }

        String told() {
            return getSlow();
        }
    }

    public static class Quick {
        private String name = "x";

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    public static final class Elements extends AbstractList<String> {
        @Override
        public String get(int index) {
            return "x";
        }

        @Override
        public int size() {
            return 1;
        }
    }

    public static class SlowAdapter extends XmlAdapter<String, String> {
        @Override
        public String unmarshal(String text) {
            return text;
        }

        @Override
        public String marshal(String value) {
            LockSupport.parkNanos(1);
            return value;
        }
    }

    @XmlRootElement
    @XmlAccessorType(XmlAccessType.FIELD)
    public static class InField {
        private final List<Part> parts = new ArrayList<>(List.of(new Part()));
    }

    @XmlRootElement
    public static class ByGetter {
        private String getSlow() {
            return new Part().told();
        }

        String told() {
            return getSlow();
        }
    }

    @XmlRootElement
    public static class Adapted {
        @XmlJavaTypeAdapter(SlowAdapter.class)
        private final String name = "x";

        String told() {
            return name;
        }
    }

    @XmlRootElement
    public static class Hooked {
        void beforeMarshal(Marshaller marshaller) {
            LockSupport.parkNanos(1);
        }
    }

    @XmlRootElement
    @XmlAccessorType(XmlAccessType.FIELD)
    public static class OwnList {
        private final List<String> names = new Elements();
    }

    /** Isn't declared for XML, so that it isn't written. */
    public static class Undeclared {
        private final Part part = new Part();

        String told() {
            return part.told();
        }
    }

    @XmlRootElement
    @XmlAccessorType(XmlAccessType.FIELD)
    public static class Plain {
        private final Quick part = new Quick();
        private final transient Part left = new Part();
        private int number;
    }

    static final class Resource {
        InField inField() {
            return new InField();
        }

        ByGetter byGetter() {
            return new ByGetter();
        }

        Adapted adapted() {
            return new Adapted();
        }

        Hooked hooked() {
            return new Hooked();
        }

        OwnList ownList() {
            return new OwnList();
        }

        Undeclared undeclared() {
            return new Undeclared();
        }

        Plain plain() {
            return new Plain();
        }
    }

    private static final Set<String> CLASSES = Stream.of(XmlWritingTest.class.getDeclaredClasses())
            .map(type -> type.getName().replace('.', '/')).collect(Collectors.toUnmodifiableSet());

    private static Proof prove(String name, Optional<Set<String>> xml, Question question) {
        Application application = new Application(
                ClassSource.of(XmlWritingTest.class.getClassLoader(), CLASSES, Set.of()), Beans.unknown(),
                Judgements.reviewed(List.of()), Application.METHODS, Optional.empty(), ReadTypes.NONE, Optional.empty(), xml);
        java.lang.reflect.Method method = Stream.of(Resource.class.getDeclaredMethods())
                .filter(one -> one.getName().equals(name)).findAny().orElseThrow();
        return Prover.of(List.of(RouteEntry.of(Method.of(Resource.class.getName(), name,
                "()" + method.getReturnType().descriptorString()))), application).ask(question).get(0);
    }

    private static Proof prove(String name, Optional<Set<String>> xml) {
        return prove(name, xml, Question.BLOCKS);
    }

    @ParameterizedTest
    @ValueSource(strings = { "inField", "byGetter", "adapted", "hooked", "ownList" })
    void findsWhatJaxbAsks(String method) {
        assertThat(prove(method, Optional.of(CLASSES))).isInstanceOf(NotProven.class);
        assertThat(prove(method, Optional.empty())).isInstanceOf(Proven.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "undeclared", "plain" })
    void provesWhatJaxbWritesWithoutWaiting(String method) {
        assertThat(prove(method, Optional.of(CLASSES))).isInstanceOf(Proven.class);
    }

    @Test
    void asksForNoRequestScopeWhereAClassSaysNothingOfItself() {
        assertThat(prove("plain", Optional.of(CLASSES), Question.REQUEST_SCOPE)).isInstanceOf(Proven.class);
    }

    @Test
    void refusesWhatIsBoundByTheFirstAnswer() {
        assertThat(((NotProven) prove("plain", Optional.of(Set.of()))).words())
                .contains("XML writing XmlWritingTest$Plain: is bound to XML when the first answer comes");
    }
}
