package dev.straightway.runtime.multipart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.RuntimeDelegate;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.delegate.StraightwayDelegate;

class EntityPartsTest {

    private static final Annotation[] NO_ANNOTATIONS = {};
    private static final MediaType FORM = MediaType.MULTIPART_FORM_DATA_TYPE;
    private static final MediaType FORM_B = MediaType.valueOf("multipart/form-data;boundary=b");
    private static final Type PARTS = new GenericType<List<EntityPart>>() {
    }.getType();

    private final EntityParts provider = new EntityParts(FormLimits.NONE);
    private final MultivaluedMap<String, Object> headers = new MultivaluedHashMap<>();
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    @BeforeEach
    void install() {
        RuntimeDelegate.setInstance(new StraightwayDelegate(new Texts()));
    }

    private static EntityPartBuilder part(String name) {
        return new EntityPartBuilder(name);
    }

    private String written(MediaType mediaType, EntityPart... parts) throws IOException {
        provider.writeTo(List.of(parts), List.class, PARTS, NO_ANNOTATIONS, mediaType, headers, output);
        return output.toString(StandardCharsets.UTF_8);
    }

    private List<EntityPart> roundTrip(EntityPart... parts) throws IOException {
        written(FORM, parts);
        return read(MediaType.valueOf(headers.getFirst("Content-Type").toString()), output.toByteArray());
    }

    @SuppressWarnings("unchecked")
    private List<EntityPart> read(MediaType mediaType, byte[] body) throws IOException {
        return provider.readFrom((Class<List<EntityPart>>) (Class<?>) List.class, PARTS, NO_ANNOTATIONS, mediaType,
                new MultivaluedHashMap<>(), new ByteArrayInputStream(body));
    }

    @Test
    void writesAForm() throws IOException {
        String body = written(FORM_B, part("a").header("X-One", "1", "2").content("ä").build(),
                part("f").content("g.txt", new TrackedStream("x")).build());
        assertThat(body).isEqualTo(String.join("\r\n",
                "--b", "Content-Disposition: form-data; name=\"a\"", "Content-Type: text/plain;charset=UTF-8",
                "X-One: 1", "X-One: 2", "", "ä",
                "--b", "Content-Disposition: form-data; name=\"f\"; filename=\"g.txt\"",
                "Content-Type: application/octet-stream", "", "x", "--b--", ""));
    }

    @Test
    void readsWhatItWrote() throws IOException {
        byte[] binary = { 0, '\r', '\n', '-', '-', (byte) 0xFF, '\r', '\n' };
        List<EntityPart> read = roundTrip(part("text").header("X-One", "1", "2").content("ä").build(),
                part("binary").fileName("日本.bin").mediaType("image/png").content(binary).build(),
                part("empty").content("").build());
        assertThat(read).extracting(EntityPart::getName).containsExactly("text", "binary", "empty");
        assertThat(read).extracting(EntityPart::getFileName).containsExactly(Optional.empty(), Optional.of("日本.bin"),
                Optional.empty());
        assertThat(read.get(0).getHeaders().get("x-one")).containsExactly("1", "2");
        assertThat(read.get(0).getContent(String.class)).isEqualTo("ä");
        assertThat(read.get(1).getMediaType()).isEqualTo(MediaType.valueOf("image/png"));
        assertThat(read.get(1).getContent(byte[].class)).isEqualTo(binary);
        assertThat(read.get(2).getContent()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "", " ", "a b", "a\"b", "a\\b", "a\\\"b", "a;b=c", "'", "ä 日本 😀", "C:\\a.txt", "a%22b", "\\" })
    void keepsNamesAsTheyAre(String name) throws IOException {
        EntityPart read = roundTrip(part(name).fileName(name).content("x").build()).get(0);
        assertThat(read.getName()).isEqualTo(name);
        assertThat(read.getFileName()).contains(name);
    }

    @Test
    void writesALineEndInANameAsBrowsersDo() throws IOException {
        String body = written(FORM_B, part("a\r\nX: y").content("x").build());
        assertThat(body).contains("Content-Disposition: form-data; name=\"a%0D%0AX: y\"\r\n");
    }

    @Test
    void writesAFormOfNoParts() throws IOException {
        assertThat(roundTrip()).isEmpty();
    }

    @Test
    void forwardsAPartThatItRead() throws IOException {
        EntityPart received = roundTrip(part("ä").fileName("f").header("X-One", "1").content("x").build()).get(0);
        output.reset();
        EntityPart forwarded = roundTrip(received).get(0);
        assertThat(forwarded.getName()).isEqualTo("ä");
        assertThat(forwarded.getFileName()).contains("f");
        assertThat(forwarded.getHeaders().getFirst("X-One")).isEqualTo("1");
        assertThat(forwarded.getContent(String.class)).isEqualTo("x");
    }

    @Test
    void addsTheHeadersThatAPartOfAnotherClassLacks() throws IOException {
        assertThat(written(FORM_B, new ForeignPart(new MultivaluedHashMap<>()))).isEqualTo(String.join("\r\n",
                "--b", "Content-Disposition: form-data; name=\"a\"; filename=\"f\"", "Content-Type: image/png", "", "x",
                "--b--", ""));
    }

    @ParameterizedTest
    @CsvSource({ "X, 'a\r\nb'", "'X\r\nY', a", "X Y, a" })
    void refusesAHeaderThatWouldBreakOutOfItsLine(String name, String value) {
        MultivaluedMap<String, String> broken = new MultivaluedHashMap<>();
        broken.add(name, value);
        assertThatIllegalArgumentException().isThrownBy(() -> written(FORM, new ForeignPart(broken)))
                .withMessageStartingWith("No header of a part can be");
    }

    @Test
    void namesABoundaryOfItsOwnEachTime() throws IOException {
        written(FORM);
        Object first = headers.getFirst("Content-Type");
        headers.clear();
        written(FORM);
        assertThat(first).asString().matches("multipart/form-data; boundary=straightway-[0-9a-f-]{36}");
        assertThat(headers.getFirst("Content-Type")).isNotEqualTo(first);
        assertThat(output.toString(StandardCharsets.UTF_8)).startsWith("--straightway-");
    }

    @ParameterizedTest
    @CsvSource({ "multipart/form-data;boundary=b, multipart/form-data; boundary=b",
            "multipart/form-data;boundary=\"b c\", multipart/form-data; boundary=\"b c\"",
            "multipart/form-data;x=y;boundary=b, multipart/form-data; x=y; boundary=b" })
    void keepsABoundaryThatWasChosen(String chosen, String sent) throws IOException {
        headers.putSingle("Content-Type", chosen);
        assertThat(written(FORM)).startsWith("--b");
        assertThat(headers.get("Content-Type")).containsExactly(sent);
    }

    @Test
    void refusesToSendABoundaryThatCannotBe() {
        headers.putSingle("Content-Type", "multipart/form-data;boundary=ä");
        assertThatIllegalArgumentException().isThrownBy(() -> written(FORM));
    }

    @Test
    void writesAFormWhereTheMediaTypeIsOpen() throws IOException {
        written(MediaType.WILDCARD_TYPE);
        assertThat(headers.getFirst("Content-Type")).asString().startsWith("multipart/form-data; boundary=");
    }

    @Test
    void closesTheContentOfEveryPartItSends() throws IOException {
        TrackedStream first = new TrackedStream("x");
        TrackedStream second = new TrackedStream("y");
        written(FORM, part("a").content(first).build(), part("b").content(second).build());
        assertThat(first.isClosed()).isTrue();
        assertThat(second.isClosed()).isTrue();
    }

    @Test
    void closesTheContentOfEveryPartWhenItFails() throws IOException {
        TrackedStream second = new TrackedStream("y");
        List<EntityPart> parts = List.of(part("a").content("x").build(), part("b").content(second).build());
        IOException broken = new IOException("broken");
        OutputStream pipe = new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw broken;
            }
        };
        assertThatThrownBy(() -> provider.writeTo(parts, List.class, PARTS, NO_ANNOTATIONS, FORM, headers, pipe))
                .isSameAs(broken);
        assertThat(second.isClosed()).isTrue();
    }

    @Test
    void writesASinglePart() throws IOException {
        EntityPart part = part("a").content("x").build();
        new SingleEntityPart().writeTo(part, part.getClass(), part.getClass(), NO_ANNOTATIONS, FORM_B, headers, output);
        List<EntityPart> read = read(FORM_B, output.toByteArray());
        assertThat(read).singleElement().extracting(EntityPart::getName).isEqualTo("a");
        assertThat(new SingleEntityPart().isWriteable(part.getClass(), part.getClass(), NO_ANNOTATIONS, FORM)).isTrue();
        assertThat(new SingleEntityPart().isWriteable(String.class, String.class, NO_ANNOTATIONS, FORM)).isFalse();
    }

    @Test
    void refusesABodyWithoutABoundary() {
        assertThatThrownBy(() -> read(FORM, new byte[0])).isInstanceOf(BadRequestException.class)
                .hasMessage("Malformed form: the Content-Type names no boundary");
    }

    @Test
    void servesListsOfPartsOnly() {
        assertThat(serves(List.class, PARTS, FORM)).isEqualTo("read write");
        assertThat(serves(List.class, PARTS, MediaType.APPLICATION_JSON_TYPE)).isEqualTo("");
        assertThat(serves(List.class, List.class, FORM)).isEqualTo("");
        assertThat(serves(ArrayList.class, PARTS, FORM)).isEqualTo("write");
        assertThat(serves(ArrayList.class, ArrayList.class, FORM)).isEqualTo("");
        assertThat(serves(List.class, new GenericType<List<String>>() {
        }.getType(), FORM)).isEqualTo("");
        assertThat(serves(List.class, new GenericType<List<? extends EntityPart>>() {
        }.getType(), FORM)).isEqualTo("read write");
        assertThat(serves(List.class, new GenericType<List<ContentPart>>() {
        }.getType(), FORM)).isEqualTo("write");
        assertThat(serves(Collection.class, new GenericType<Collection<EntityPart>>() {
        }.getType(), FORM)).isEqualTo("");
        assertThat(serves(InputStream.class, InputStream.class, FORM)).isEqualTo("");
    }

    private String serves(Class<?> type, Type genericType, MediaType mediaType) {
        String reads = provider.isReadable(type, genericType, NO_ANNOTATIONS, mediaType) ? "read " : "";
        return (reads + (provider.isWriteable(type, genericType, NO_ANNOTATIONS, mediaType) ? "write" : "")).strip();
    }
}
