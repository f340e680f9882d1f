package dev.straightway.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.kryo.Things.Circle;
import dev.straightway.kryo.Things.Closed;
import dev.straightway.kryo.Things.Colour;
import dev.straightway.kryo.Things.Employee;
import dev.straightway.kryo.Things.Everything;
import dev.straightway.kryo.Things.Node;
import dev.straightway.kryo.Things.Page;
import dev.straightway.kryo.Things.Person;
import dev.straightway.kryo.Things.Point;
import dev.straightway.kryo.Things.Positive;
import dev.straightway.kryo.Things.Square;

class KryoCodecTest {

    /** For their generic types. */
    @SuppressWarnings("unused")
    private static final class Declared {
        List<Person> persons;
        Map<String, Point> points;
        Page<Point> page;
    }

    private final KryoCodec codec = Things.codec();

    @SuppressWarnings("unchecked")
    private <T> T again(Object value, Class<T> type) {
        return (T) codec.read(codec.write(value), type);
    }

    private static Type declared(String name) throws NoSuchFieldException {
        Field field = Declared.class.getDeclaredField(name);
        return field.getGenericType();
    }

    @Test
    void readsEveryKindOfValueAsItWasWritten() {
        Everything all = new Everything();
        all.yes = true;
        all.small = -1;
        all.shorter = 1000;
        all.letter = 'ß';
        all.number = Integer.MIN_VALUE;
        all.large = Long.MAX_VALUE;
        all.rough = 1.5f;
        all.fine = -0.25;
        all.boxed = 7;
        all.text = "Tïtle \uD83D\uDE00";
        all.whole = new BigInteger("123456789012345678901234567890");
        all.exact = new BigDecimal("1.50");
        all.id = new UUID(1, 2);
        all.where = URI.create("http://localhost/");
        all.now = Instant.ofEpochSecond(1, 5);
        all.day = LocalDate.of(2024, 2, 29);
        all.there = ZonedDateTime.of(2024, 1, 1, 1, 1, 1, 1, ZoneId.of("Europe/Paris"));
        all.zone = ZoneId.of("Asia/Tokyo");
        all.lasts = Duration.ofMillis(5);
        all.weekday = DayOfWeek.FRIDAY;
        all.colour = Colour.GREEN;
        all.currency = Currency.getInstance("EUR");
        all.locale = Locale.CANADA_FRENCH;
        all.bytes = new byte[] { 1, 2 };
        all.numbers = new int[] { -1, 300 };
        all.texts = new String[] { "a", null };
        all.grid = new int[][] { { 1 }, null, {} };
        all.points = List.of(new Point(1, 2), new Point(3, 4));
        all.names = Set.of("one");
        all.sorted = new TreeSet<>(List.of(3, 1, 2));
        all.byName = Map.of("a", Arrays.asList(new Point(5, 6), null));
        all.colours = new TreeMap<>(Map.of("b", Colour.RED));
        all.maybe = Optional.of(new Point(7, 8));
        all.shape = new Circle(2);
        all.shapes = List.of(new Square(3), new Circle(4));
        all.anything = List.of("text", 5L, Colour.GREEN, new Point(9, 9), ZoneId.of("UTC"), Map.of(1, 2));
        all.any = 12.5;
        all.point = new Point(0, -1);
        all.page = new Page<>();
        all.page.first = new Point(1, 1);
        all.page.rest = List.of(new Point(2, 2));

        assertThat(again(all, Everything.class)).usingRecursiveComparison().isEqualTo(all);
    }

    @Test
    void readsWhatIsMissingAsNull() {
        assertThat(again(new Everything(), Everything.class)).usingRecursiveComparison().isEqualTo(new Everything());
        assertThat(again(null, Person.class)).isNull();
    }

    @Test
    void readsAListAsTheTypeThatIsDeclared() throws NoSuchFieldException {
        List<Person> persons = Collections.unmodifiableList(List.of(new Person("Bob", "Builder"), new Employee()));

        Object read = codec.read(codec.write(persons), declared("persons"));

        assertThat(read).usingRecursiveComparison().ignoringCollectionOrder().isEqualTo(persons);
        assertThat((List<?>) read).extracting(Object::getClass).isEqualTo(List.of(Person.class, Employee.class));
    }

    @Test
    void refusesElementsOfAnotherTypeThanTheDeclaredOne() {
        byte[] message = codec.write(List.of(new Point(1, 2)));

        assertThatThrownBy(() -> codec.read(message, declared("persons"))).isInstanceOf(MalformedKryoException.class)
                .hasMessageContaining("Things$Point stands where a dev.straightway.kryo.Things$Person is expected");
    }

    @Test
    void readsAGenericClassByItsArguments() throws NoSuchFieldException {
        Page<Object> page = new Page<>();
        page.first = new Person();

        assertThatThrownBy(() -> codec.read(codec.write(page), declared("page"))).isInstanceOf(MalformedKryoException.class);
    }

    @Test
    void keepsSharedObjectsAndCycles() {
        Employee boss = new Employee();
        boss.boss = boss;
        Employee one = new Employee();
        one.boss = boss;

        Employee read = again(one, Employee.class);

        assertThat(read.boss).isNotSameAs(read);
        assertThat(((Employee) read.boss).boss).isSameAs(read.boss);
    }

    @Test
    void readsFieldsOfOneNameFromTwoClasses() {
        Employee one = new Employee();
        ((Person) one).last = "of the superclass";

        Employee read = again(one, Employee.class);

        assertThat(((Person) read).last).isEqualTo("of the superclass");
        assertThat(read.last).isEqualTo("of the subclass");
        assertThat(read.forgotten).isEqualTo("new");
    }

    @Test
    void writesAnObjectOfASubclassAsTheRegisteredClass() {
        Person proxy = new Person("Bob", "Builder") {
        };

        assertThat(again(proxy, Person.class)).usingRecursiveComparison().isEqualTo(new Person("Bob", "Builder"));
    }

    @Test
    void tellsWhichClassIsNotRegistered() {
        assertThatThrownBy(() -> codec.write(List.of(new StringBuilder()))).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.StringBuilder isn't registered").hasMessageContaining("kryo.register");
    }

    @Test
    void tellsWhichClassHasNoConstructorWithoutParameters() {
        assertThatThrownBy(() -> codec.read(codec.write(new Point(1, 1)), Closed.class))
                .isInstanceOf(MalformedKryoException.class);
        assertThatThrownBy(() -> codec.prepare(Closed.class)).isInstanceOf(UnsuitableClassException.class)
                .hasMessageContaining("Things$Closed has no constructor without parameters");
        assertThatThrownBy(() -> codec.write(new Closed(1))).isInstanceOf(UnsuitableClassException.class);
    }

    @Test
    void takesWhatARecordRefusesForMalformed() {
        byte[] message = codec.write(new Positive(5));
        message[message.length - 1] = 1; // -1 in the encoding of Kryo

        assertThatThrownBy(() -> codec.read(message, Positive.class)).isInstanceOf(MalformedKryoException.class)
                .hasRootCauseMessage("negative");
    }

    @Test
    void writesOnAgainAfterAFailure() {
        assertThatThrownBy(() -> codec.write(List.of(new Point(1, 2), new Object())))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> codec.read(new byte[] { 5 }, Person.class)).isInstanceOf(MalformedKryoException.class);

        assertThat(again(new Point(1, 2), Point.class)).isEqualTo(new Point(1, 2));
    }

    @ParameterizedTest
    @EnumSource
    void readsAgainWhatItCompresses(KryoCompression compression) {
        KryoCodec compressing = KryoCodec.of(new KryoRegistration(compression, Things.ALL.classes()),
                getClass().getClassLoader(),
                KryoLimits.USUAL);
        List<Point> points = IntStream.range(0, 1000).mapToObj(i -> new Point(1, 2)).toList();

        byte[] message = compressing.write(points);

        assertThat(compressing.read(message, List.class)).isEqualTo(points);
        assertThat(message.length < 500).isEqualTo(compression == KryoCompression.DEFLATE);
    }

    @Test
    void readsTheListOfRegistrationsAgain() {
        KryoRegistration registration = new KryoRegistration(KryoCompression.DEFLATE, List.of("org.acme.A", "org.acme.B$C"));

        assertThat(registration.text()).isEqualTo("# straightway-kryo 1\ncompression deflate\norg.acme.A\norg.acme.B$C\n");
        assertThat(KryoRegistration.parse(registration.text())).isEqualTo(registration);
        assertThatThrownBy(() -> KryoRegistration.parse("org.acme.A")).hasMessageContaining("# straightway-kryo 1");
    }

    /** What is stored or sent with the list of today is read with that of tomorrow, as long as the list is the same. */
    @Test
    void writesTheSameBytesFromReleaseToRelease() {
        assertThat(codec.write(new Person("Bob", "Builder"))).asHexString()
                .isEqualTo("4201426FE24275696C6465F2");
        assertThat(codec.write(List.of(5, "a", LocalDate.of(2024, 1, 2)))).asHexString()
                .isEqualTo("30010302010A0382611301E80F0102");
    }

    @Test
    void readsADeepChainUpToTheLimit() {
        Node first = new Node();
        for (int i = 0; i < 40; i++) {
            Node before = new Node();
            before.next = first;
            first = before;
        }

        assertThat(again(first, Node.class)).isEqualTo(first);
    }
}
