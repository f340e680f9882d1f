package dev.straightway.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import com.esotericsoftware.kryo.io.Output;

import dev.straightway.kryo.Things.Everything;
import dev.straightway.kryo.Things.Node;
import dev.straightway.kryo.Things.Person;
import dev.straightway.kryo.Things.Point;

/**
 * Messages that want to run code, to take memory or never to end. Each is refused, and the JVM that reads it has little memory.
 */
class HostileKryoTest {

    private static final int LIST = 46 + 2;
    private static final int SET = 47 + 2;
    private static final int MAP = 50 + 2;
    private static final int PERSON = 64 + 2;
    private static final int NODE = 64 + 7 + 2;
    private static final int EVERYTHING = 64 + 5 + 2;
    private static final int NOT_NULL = 1;

    private static byte[] message(Consumer<Output> written) {
        Output output = new Output(64, -1);
        written.accept(output);
        return output.toBytes();
    }

    private static void numbers(Output output, int... numbers) {
        for (int number : numbers) {
            output.writeVarInt(number, true);
        }
    }

    private static void named(Output output, String className) {
        numbers(output, 1, 0);
        output.writeString(className);
    }

    static Stream<Arguments> messages() {
        return Stream.of(
                Arguments.of("nothing", Person.class, message(output -> {
                })),
                Arguments.of("an unregistered number", Person.class, message(output -> numbers(output, 2000))),
                Arguments.of("a number below all", Person.class, message(output -> numbers(output, -2))),
                Arguments.of("a registered class that isn't expected", Person.class,
                        message(output -> numbers(output, NODE, 1))),
                Arguments.of("a class by name", Object.class,
                        message(output -> named(output, "javax.script.ScriptEngineManager"))),
                Arguments.of("a gadget by name", Object.class,
                        message(output -> named(output, "org.springframework.aop.target.HotSwappableTargetSource"))),
                Arguments.of("a JDK gadget by name", Object.class,
                        message(output -> named(output, "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl"))),
                Arguments.of("a class object", Object.class, message(output -> named(output, "java.lang.Class"))),
                Arguments.of("a registered class by name", Person.class,
                        message(output -> named(output, Person.class.getName()))),
                Arguments.of("a list of 2^31 - 1", List.class,
                        message(output -> numbers(output, LIST, NOT_NULL, Integer.MAX_VALUE))),
                Arguments.of("a list of a negative length", List.class, message(output -> numbers(output, LIST, NOT_NULL, -1))),
                Arguments.of("a set of 2^30", Set.class, message(output -> numbers(output, SET, NOT_NULL, 1 << 30))),
                Arguments.of("a map of 2^30", Map.class, message(output -> numbers(output, MAP, NOT_NULL, 1 << 30))),
                Arguments.of("an array of 2^31 - 1", Object[].class,
                        message(output -> numbers(output, 53 + 2, NOT_NULL, Integer.MAX_VALUE))),
                Arguments.of("bytes of 2^31 - 1", byte[].class,
                        message(output -> numbers(output, 35 + 2, NOT_NULL, Integer.MAX_VALUE))),
                Arguments.of("numbers of 2^31 - 1", long[].class,
                        message(output -> numbers(output, 38 + 2, NOT_NULL, Integer.MAX_VALUE))),
                Arguments.of("a BigInteger of 2^31 - 1", Object.class,
                        message(output -> numbers(output, 10 + 2, NOT_NULL, Integer.MAX_VALUE))),
                Arguments.of("a BitSet of 2^31 - 1", Object.class,
                        message(output -> numbers(output, 31 + 2, NOT_NULL, Integer.MAX_VALUE))),
                Arguments.of("a text of 2^31 - 2 letters", String.class, message(output -> {
                    numbers(output, 1 + 2);
                    output.writeVarIntFlag(true, Integer.MAX_VALUE, true);
                })),
                Arguments.of("a text without an end", String.class, message(output -> {
                    numbers(output, 1 + 2);
                    output.writeBytes("abc".getBytes(StandardCharsets.US_ASCII));
                })),
                Arguments.of("lists within lists", Object.class, message(output -> {
                    for (int i = 0; i < 1_000_000; i++) {
                        numbers(output, LIST, NOT_NULL, 1);
                    }
                })),
                Arguments.of("nodes within nodes", Node.class, message(output -> {
                    numbers(output, NODE);
                    for (int i = 0; i < 1_000_000; i++) {
                        numbers(output, NOT_NULL, NOT_NULL, 0);
                    }
                })),
                Arguments.of("a reference to nothing", Node.class, message(output -> numbers(output, NODE, 7))),
                Arguments.of("a reference to an object of another class", List.class,
                        message(output -> numbers(output, LIST, NOT_NULL, 2, PERSON, NOT_NULL, 0x80, 0x80, NODE, 2))),
                Arguments.of("a set of a node that is its own next, whose hash has no end", Node.class,
                        message(output -> numbers(output, NODE, NOT_NULL, NOT_NULL, 1, NOT_NULL, 0, 3, 0))),
                Arguments.of("a constant that there isn't", Object.class, message(output -> numbers(output, 64 + 8 + 2, 77))),
                Arguments.of("more behind it", Person.class, message(output -> numbers(output, 0, 0))),
                Arguments.of("the bytes of Java", Object.class, new byte[] { (byte) 0xAC, (byte) 0xED, 0, 5, 's', 'r' }),
                Arguments.of("half a message", Everything.class, message(output -> numbers(output, EVERYTHING, NOT_NULL, 5))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("messages")
    void refuses(String what, Type type, byte[] message) {
        assertThatThrownBy(() -> Things.codec().read(message, type)).isInstanceOf(MalformedKryoException.class);
    }

    /** 2^60 nodes for who walks them, in less than a kilobyte: each has the one before it twice. */
    @Test
    void refusesWhatIsSmallAndWithoutEnd() {
        byte[] message = message(output -> {
            numbers(output, LIST, NOT_NULL, 60);
            numbers(output, NODE, NOT_NULL, 0, 0);
            for (int i = 1; i < 60; i++) {
                // children: a set with the node before, and next: the same
                numbers(output, NODE, NOT_NULL, NOT_NULL, 1, i + 1, i + 1);
            }
        });

        assertThat(message).hasSizeLessThan(1024);
        assertThatThrownBy(() -> Things.codec().read(message, List.class)).isInstanceOf(MalformedKryoException.class)
                .hasMessageContaining("elements");
    }

    @Test
    void refusesAChainOfReferencesThatIsDeeperThanTheLimit() {
        byte[] message = message(output -> {
            numbers(output, LIST, NOT_NULL, 200);
            numbers(output, NODE, NOT_NULL, 0, 0);
            for (int i = 1; i < 200; i++) {
                numbers(output, NODE, NOT_NULL, 0, i + 1);
            }
        });

        assertThatThrownBy(() -> Things.codec().read(message, List.class)).isInstanceOf(MalformedKryoException.class)
                .hasMessageContaining("More than 100 levels");
    }

    @ParameterizedTest
    @ValueSource(ints = { 1, 10, 1000 })
    void refusesMoreElementsThanTheLimit(int most) {
        KryoCodec codec = Things.codec(new KryoLimits(1 << 20, 100, most));
        List<Integer> fitting = java.util.Collections.nCopies(most, 1);
        List<Integer> more = java.util.Collections.nCopies(most + 1, 1);

        assertThat(codec.read(codec.write(fitting), List.class)).isEqualTo(fitting);
        assertThatThrownBy(() -> codec.read(codec.write(more), List.class)).isInstanceOf(MalformedKryoException.class);
    }

    @Test
    void refusesAMessageThatIsLargerThanTheLimit() {
        KryoCodec codec = Things.codec(new KryoLimits(20, 100, 100));

        assertThatThrownBy(() -> codec.read(codec.write("a text of more than twenty"), String.class))
                .hasMessageContaining("more than 20 bytes");
    }

    /** A gigabyte of zeros in a megabyte. */
    @Test
    void refusesABombThatInflates() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflating = new DeflaterOutputStream(bytes)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 256; i++) {
                deflating.write(zeros);
            }
        }
        KryoCodec codec = deflating();

        assertThatThrownBy(() -> codec.read(bytes.toByteArray(), Person.class)).hasMessageContaining("more than 1048576 bytes");
    }

    @Test
    void refusesHalfACompressedMessageAndAPlainOne() {
        KryoCodec codec = deflating();
        byte[] message = codec.write(new Point(1, 2));

        assertThatThrownBy(() -> codec.read(message, 0, message.length - 3, Point.class))
                .hasMessageContaining("isn't complete");
        assertThatThrownBy(() -> codec.read(Things.codec().write(new Point(1, 2)), Point.class))
                .isInstanceOf(MalformedKryoException.class);
    }

    private static KryoCodec deflating() {
        return KryoCodec.of(new KryoRegistration(KryoCompression.DEFLATE, Things.ALL.classes()),
                HostileKryoTest.class.getClassLoader(), new KryoLimits(1 << 20, 100, 1000));
    }

    /** Every byte of a message in each of a few other values: read or refused, and nothing else. */
    @Test
    void readsOrRefusesEveryChangeOfOneByte() {
        KryoCodec codec = Things.codec();
        Everything all = new Everything();
        all.text = "text";
        all.points = List.of(new Point(1, 2));
        all.anything = Map.of("a", List.of(1, 2));
        all.shape = new Things.Circle(1);
        byte[] message = codec.write(all);
        for (int i = 0; i < message.length; i++) {
            for (int other : new int[] { 0, 1, 2, 48, 127, 128, 255 }) {
                byte[] changed = message.clone();
                changed[i] = (byte) other;
                try {
                    assertThat(codec.read(changed, Everything.class)).isInstanceOfAny(Everything.class, null);
                } catch (MalformedKryoException refused) {
                    assertThat(refused).hasMessageContaining("message");
                }
            }
        }
    }
}
