package dev.straightway.runtime.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

import jakarta.activation.DataSource;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NoContentException;
import jakarta.ws.rs.core.StreamingOutput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.vertx.core.buffer.Buffer;

class StandardEntitiesTest {

    private static final String TEXT = "text/plain";
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String ANY = "application/unheard-of";

    private final Codec codec = Codec.standard();

    static Stream<Object[]> values() {
        return Stream.<Object[]> of(
                new Object[] { byte[].class, ANY, new byte[] { 1, -1 }, new byte[] { 1, -1 } },
                new Object[] { byte[].class, "application/json", new byte[] { 1, -1 }, new byte[] { 1, -1 } },
                new Object[] { String.class, ANY, "é", utf8("é") },
                new Object[] { String.class, "application/json", "é", utf8("é") },
                new Object[] { String.class, "application/xml", "é", utf8("é") },
                new Object[] { char[].class, TEXT, "é".toCharArray(), utf8("é") },
                new Object[] { Buffer.class, "application/json", Buffer.buffer("é"), utf8("é") },
                new Object[] { Boolean.class, TEXT, true, utf8("true") },
                new Object[] { boolean.class, TEXT, false, utf8("false") },
                new Object[] { Character.class, TEXT, 'é', utf8("é") },
                new Object[] { char.class, TEXT, ' ', utf8(" ") },
                new Object[] { byte.class, TEXT, (byte) -1, utf8("-1") },
                new Object[] { Short.class, TEXT, (short) 300, utf8("300") },
                new Object[] { int.class, TEXT, 70000, utf8("70000") },
                new Object[] { Integer.class, TEXT, 70000, utf8("70000") },
                new Object[] { Long.class, TEXT, 1L << 40, utf8("1099511627776") },
                new Object[] { Float.class, TEXT, 1.5f, utf8("1.5") },
                new Object[] { double.class, TEXT, 1.5, utf8("1.5") },
                new Object[] { BigInteger.class, TEXT, BigInteger.TEN.pow(20), utf8("100000000000000000000") },
                new Object[] { BigDecimal.class, TEXT, new BigDecimal("1.50"), utf8("1.50") },
                new Object[] { Number.class, TEXT, new BigDecimal("1.50"), utf8("1.50") },
                new Object[] { Integer.class, "application/json", 7, utf8("7") },
                new Object[] { TimeUnit.class, TEXT, TimeUnit.DAYS, utf8("DAYS") });
    }

    @ParameterizedTest
    @MethodSource("values")
    void readsWhatItWrites(Class<?> type, String mediaType, Object value, byte[] bytes) throws IOException {
        assertThat(codec.write(value, mediaType)).isEqualTo(bytes);
        assertThat(codec.read(type, mediaType, bytes)).isEqualTo(value);
    }

    @Test
    void readsNumbersThatChange() throws IOException {
        assertThat((AtomicInteger) codec.read(AtomicInteger.class, TEXT, "7")).hasValue(7);
        assertThat((AtomicLong) codec.read(AtomicLong.class, TEXT, "7")).hasValue(7);
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "é" })
    void readsStreamsAndFilesOfAnyMediaType(String text) throws IOException {
        for (String mediaType : List.of(ANY, "application/json", "application/xml", TEXT)) {
            assertThat((InputStream) codec.read(InputStream.class, mediaType, text)).hasBinaryContent(utf8(text));
            assertThat(content((Reader) codec.read(Reader.class, mediaType, text))).isEqualTo(text);
            assertThat(deleting(((File) codec.read(File.class, mediaType, text)).toPath())).isEqualTo(text);
            assertThat(deleting((Path) codec.read(Path.class, mediaType, text))).isEqualTo(text);
        }
    }

    @Test
    void keepsWhatIsReadFromOthersEyes() throws IOException {
        Path file = (Path) codec.read(Path.class, ANY, "secret");

        assertThat(Files.getPosixFilePermissions(file)).hasSize(2).allMatch(right -> right.name().startsWith("OWNER_"));
        Files.delete(file);
    }

    @Test
    void writesStreamsAndFilesOfAnyMediaType(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "é");
        StreamingOutput output = stream -> stream.write(utf8("é"));

        for (String mediaType : List.of(ANY, "application/json", TEXT)) {
            assertThat(codec.write(new ByteArrayInputStream(utf8("é")), mediaType)).isEqualTo(utf8("é"));
            assertThat(codec.write(new StringReader("é"), mediaType)).isEqualTo(utf8("é"));
            assertThat(codec.write(file, mediaType)).isEqualTo(utf8("é"));
            assertThat(codec.write(file.toFile(), mediaType)).isEqualTo(utf8("é"));
            assertThat(codec.write(output, mediaType)).isEqualTo(utf8("é"));
        }
    }

    @Test
    void closesTheStreamsOfTheApplication() throws IOException {
        TrackedInput bytes = new TrackedInput();
        TrackedReader text = new TrackedReader();

        codec.write(bytes, ANY);
        codec.write(text, ANY);

        assertThat(bytes.closed).isTrue();
        assertThat(text.closed).isTrue();
    }

    @Test
    void readsADataSourceAgainAndAgain() throws IOException {
        DataSource source = (DataSource) codec.read(DataSource.class, "text/plain;charset=utf-8", "é");

        assertThat(source.getContentType()).isEqualTo("text/plain;charset=utf-8");
        assertThat(source.getInputStream()).hasBinaryContent(utf8("é"));
        assertThat(codec.write(source, "application/json")).isEqualTo(utf8("é"));
        assertThat(((DataSource) codec.read(DataSource.class, ANY, "")).getInputStream()).isEmpty();
        assertThatThrownBy(source::getOutputStream).isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "a=1&b=2&a=3 | 1,3 | 2", "a=&b | '' | ''", "a=x%3Dy=z&b=%C3%A9+%26 | x=y=z | é &",
            "&a=1&&b=2& | 1 | 2", "a=%3D&b== | = | =" })
    void readsForms(String text, String a, String b) throws IOException {
        MultivaluedMap<String, String> expected = new MultivaluedHashMap<>();
        expected.put("a", List.of(a.split(",")));
        expected.putSingle("b", b);

        assertThat(fields(codec.read(MultivaluedMap.class, FORM, text))).isEqualTo(expected);
        assertThat(((Form) codec.read(Form.class, FORM, text)).asMap()).isEqualTo(expected);
    }

    @Test
    void writesForms() throws IOException {
        Form form = new Form().param("é", "x=y&z").param("b", "").param("é", "2");

        assertThat(codec.write(form, FORM)).asString().isEqualTo("%C3%A9=x%3Dy%26z&%C3%A9=2&b=");
        assertThat(codec.write(form.asMap(), FORM)).asString().isEqualTo("%C3%A9=x%3Dy%26z&%C3%A9=2&b=");
    }

    @Test
    void readsAndWritesFormsInTheirCharset() throws IOException {
        String latin = FORM + ";charset=iso-8859-1";

        assertThat(codec.write(new Form("a", "é"), latin)).asString().isEqualTo("a=%E9");
        assertThat(((Form) codec.read(Form.class, latin, "a=%E9")).asMap().getFirst("a")).isEqualTo("é");
        assertThat(codec.write(new Form("a", "é"), FORM + ";charset=utf-16be")).isEqualTo(bytes("a=%00%E9", "UTF-16BE"));
    }

    static Stream<Object[]> charsets() {
        return Stream.of("iso-8859-1", "UTF-16LE", "windows-1252", "\"utf-8\"").map(name -> new Object[] { name });
    }

    @ParameterizedTest
    @MethodSource("charsets")
    void readsAndWritesTextInTheNamedCharset(String name) throws IOException {
        String mediaType = "text/plain;charset=" + name;
        byte[] bytes = bytes("é1", name.replace("\"", ""));

        assertThat(codec.write("é1", mediaType)).isEqualTo(bytes);
        assertThat(codec.write(new StringReader("é1"), mediaType)).isEqualTo(bytes);
        assertThat(codec.write("é1".toCharArray(), mediaType)).isEqualTo(bytes);
        assertThat(codec.read(String.class, mediaType, bytes)).isEqualTo("é1");
        assertThat(content((Reader) codec.read(Reader.class, mediaType, bytes))).isEqualTo("é1");
        assertThat(codec.read(int.class, mediaType, codec.write(12, mediaType))).isEqualTo(12);
    }

    @Test
    void writesAnUnknownCharsetAsUtf8AndReadsNone() throws IOException {
        for (String mediaType : List.of("text/plain;charset=unheard-of", "text/plain;charset=no name",
                "text/plain;charset=x-JISAutoDetect")) {
            assertThat(codec.write("é", mediaType)).isEqualTo(utf8("é"));
        }
        for (Class<?> type : List.of(String.class, Reader.class, Integer.class, char[].class)) {
            assertThatThrownBy(() -> codec.read(type, "text/plain;charset=unheard-of", "1"))
                    .isInstanceOf(BadRequestException.class).hasMessageContaining("'unheard-of'");
        }
        assertThatThrownBy(() -> codec.read(Form.class, FORM + ";charset=unheard-of", "a=1"))
                .isInstanceOf(BadRequestException.class);
    }

    static Stream<Object[]> empties() {
        return Stream.<Object[]> of(new Object[] { byte[].class, ANY, new byte[0] },
                new Object[] { String.class, ANY, "" }, new Object[] { char[].class, TEXT, new char[0] },
                new Object[] { Buffer.class, ANY, Buffer.buffer() },
                new Object[] { MultivaluedMap.class, FORM, new MultivaluedHashMap<>() });
    }

    @ParameterizedTest
    @MethodSource("empties")
    void readsNothingAsAnEmptyValue(Class<?> type, String mediaType, Object value) throws IOException {
        assertThat(codec.read(type, mediaType, "")).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(classes = { Boolean.class, boolean.class, Character.class, char.class, Number.class, byte.class, Integer.class,
            BigDecimal.class, AtomicInteger.class, TimeUnit.class })
    void readsNothingAsNoValue(Class<?> type) {
        assertThatThrownBy(() -> codec.read(type, TEXT, "")).isInstanceOf(NoContentException.class);
    }

    @ParameterizedTest
    @CsvSource({ "java.lang.Boolean, yes", "java.lang.Character, xy", "java.lang.Byte, 300", "java.lang.Short, 70000",
            "java.lang.Integer, 1.5", "java.lang.Long, x", "java.lang.Double, x", "java.math.BigInteger, x",
            "java.math.BigDecimal, x", "java.lang.Number, x", "java.util.concurrent.atomic.AtomicInteger, x",
            "java.util.concurrent.atomic.AtomicLong, x", "java.util.concurrent.TimeUnit, x" })
    void refusesMalformedText(Class<?> type, String text) {
        assertThatThrownBy(() -> codec.read(type, TEXT, text)).isInstanceOf(BadRequestException.class);
    }

    /** What it takes to read a number grows with the square of its digits. */
    @ParameterizedTest
    @ValueSource(classes = { BigInteger.class, BigDecimal.class, Number.class, Double.class })
    void refusesNumbersThatAreTooLong(Class<?> type) throws IOException {
        assertThat(codec.read(type, TEXT, "0".repeat(999) + "7").toString()).startsWith("7");
        assertThatThrownBy(() -> codec.read(type, TEXT, "0".repeat(1000) + "7")).isInstanceOf(BadRequestException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "a=%zz", "%=1", "a=%1" })
    void refusesMalformedForms(String text) {
        assertThatThrownBy(() -> codec.read(Form.class, FORM, text)).isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> codec.read(MultivaluedMap.class, FORM, text)).isInstanceOf(BadRequestException.class);
    }

    @Test
    void offersTextFirstForStringsAndPrimitives() {
        for (Class<?> type : List.of(String.class, Integer.class, Boolean.class, Character.class)) {
            assertThat(codec.writer(type, MediaType.TEXT_PLAIN_TYPE).orElseThrow().getClass()
                    .getAnnotation(jakarta.ws.rs.Produces.class).value()[0]).as(type.getName()).isEqualTo(TEXT);
        }
        assertThat(codec.writer(Integer.class, MediaType.valueOf(ANY))).isEmpty();
    }

    @Test
    void writesAnythingAsTextAtLast() throws IOException {
        assertThat(codec.write(List.of(1, 2), "text/plain;charset=utf-16be")).isEqualTo(bytes("[1, 2]", "UTF-16BE"));
        assertThat(codec.writer(List.class, MediaType.valueOf(ANY))).isEmpty();
        assertThat(codec.reader(List.class, MediaType.TEXT_PLAIN_TYPE)).isEmpty();
    }

    @Test
    void readsClassesThatTakeText() throws IOException {
        assertThat(codec.read(Word.class, TEXT, "x")).isEqualTo(new Word("x"));
        assertThatThrownBy(() -> codec.read(Word.class, TEXT, "two words")).isInstanceOf(BadRequestException.class)
                .hasRootCauseInstanceOf(IllegalArgumentException.class);
    }

    /** A class of the application that is made of a string. */
    public record Word(String text) {

        public Word {
            if (text.contains(" ")) {
                throw new IllegalArgumentException(text);
            }
        }
    }

    private static MultivaluedMap<?, ?> fields(Object read) {
        return (MultivaluedMap<?, ?>) read;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text, String charset) {
        return text.getBytes(Charset.forName(charset));
    }

    private static String content(Reader reader) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int read = reader.read(); read >= 0; read = reader.read()) {
            text.append((char) read);
        }
        return text.toString();
    }

    private static String deleting(Path file) throws IOException {
        String text = Files.readString(file);
        Files.delete(file);
        return text;
    }

    private static final class TrackedInput extends ByteArrayInputStream {

        private boolean closed;

        TrackedInput() {
            super(new byte[1]);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private static final class TrackedReader extends StringReader {

        private boolean closed;

        TrackedReader() {
            super("x");
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
