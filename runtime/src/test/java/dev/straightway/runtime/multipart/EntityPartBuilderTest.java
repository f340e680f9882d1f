package dev.straightway.runtime.multipart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.RuntimeDelegate;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.delegate.StraightwayDelegate;

class EntityPartBuilderTest {

    @BeforeEach
    void install() {
        RuntimeDelegate.setInstance(new StraightwayDelegate(new Texts()));
    }

    private static EntityPartBuilder part() {
        return new EntityPartBuilder("a");
    }

    @ParameterizedTest
    @MethodSource
    void refusesNull(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessageEndingWith(" is null");
    }

    static Stream<ThrowingCallable> refusesNull() {
        InputStream none = null;
        return Stream.of(() -> new EntityPartBuilder(null), () -> part().mediaType((MediaType) null),
                () -> part().mediaType((String) null), () -> part().header(null, "x"), () -> part().headers(null),
                () -> part().fileName(null), () -> part().content(none), () -> part().content((Object) null),
                () -> part().content("f", none), () -> part().content((String) null, new TrackedStream("")),
                () -> part().content((String) null, String.class), () -> part().content("x", (Class<String>) null),
                () -> part().content("x", (GenericType<String>) null),
                () -> part().content((String) null, new GenericType<>(String.class)));
    }

    @Test
    void needsContent() {
        assertThatIllegalStateException().isThrownBy(() -> part().build()).withMessage("The part 'a' has no content");
    }

    @Test
    void needsAWriterOfTheContent() {
        assertThatIllegalStateException().isThrownBy(() -> part().content(1).build());
    }

    @Test
    void refusesAMediaTypeThatIsNone() {
        assertThatIllegalArgumentException().isThrownBy(() -> part().mediaType("nonsense"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "x\r\ny", "x\ny", "x\u0000y", "x\u007Fy" })
    void refusesAHeaderThatWouldBreakOutOfItsLine(String value) {
        assertThatIllegalArgumentException().isThrownBy(() -> part().header("X", value));
        assertThatIllegalArgumentException().isThrownBy(() -> part().header(value, "x"));
    }

    @Test
    void isTextByDefaultAndAFileIsOctets() throws IOException {
        assertThat(part().content(new TrackedStream("x")).build().getMediaType()).isEqualTo(MediaType.TEXT_PLAIN_TYPE);
        assertThat(part().content("f", new TrackedStream("x")).build().getMediaType())
                .isEqualTo(MediaType.APPLICATION_OCTET_STREAM_TYPE);
    }

    @Test
    void takesTheMediaTypeFromEitherMethod() throws IOException {
        EntityPart byMethod = part().fileName("f").mediaType("application/xml").content(new TrackedStream("x")).build();
        EntityPart byHeader = part().header("content-type", "application/xml").content(new TrackedStream("x")).build();
        assertThat(List.of(byMethod, byHeader)).allSatisfy(part -> {
            assertThat(part.getMediaType()).isEqualTo(MediaType.APPLICATION_XML_TYPE);
            assertThat(part.getHeaders().get("Content-Type")).containsExactly("application/xml");
        });
    }

    @Test
    void replacesHeadersInAnyCase() throws IOException {
        MultivaluedMap<String, String> more = new MultivaluedHashMap<>(Map.of("x-two", "3"));
        more.add("x-two", "4");
        EntityPart part = part().header("X-One", "1").header("X-Two", "2").headers(more).header("x-one").content("x").build();
        assertThat(part.getHeaders().get("X-TWO")).containsExactly("3", "4");
        assertThat(part.getHeaders()).doesNotContainKey("X-One");
    }

    @Test
    void letsTheWriterChangeHeadersButNotTheName() throws IOException {
        EntityPart part = part().header("Content-Disposition", "form-data; name=b").fileName("f").mediaType("text/plain")
                .content("x", new GenericType<>(String.class)).build();
        assertThat(part.getMediaType()).isEqualTo(MediaType.TEXT_PLAIN_TYPE.withCharset("UTF-8"));
        assertThat(part.getHeaders().get("Content-Type")).containsExactly("text/plain;charset=UTF-8");
        assertThat(part.getHeaders().get("Content-Disposition")).containsExactly("form-data; name=\"a\"; filename=\"f\"");
        assertThat(part.getName()).isEqualTo("a");
        assertThat(part.getFileName()).contains("f");
    }

    @Test
    void makesHeadersImmutable() throws IOException {
        MultivaluedMap<String, String> headers = part().content("x").build().getHeaders();
        assertThatThrownBy(() -> headers.add("Content-Type", "x")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> headers.putSingle("X", "x")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(headers::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void convertsTheContentOnceAndClosesIt() throws IOException {
        TrackedStream content = new TrackedStream("ä");
        EntityPart part = part().content(content).build();
        assertThat(part.getContent(String.class)).isEqualTo("ä");
        assertThat(content.isClosed()).isTrue();
        for (ThrowingCallable again : List.<ThrowingCallable> of(part::getContent, () -> part.getContent(String.class),
                () -> part.getContent(new GenericType<String>() {
                }))) {
            assertThatIllegalStateException().isThrownBy(again).withMessage("The content of part 'a' was already taken");
        }
    }

    @Test
    void convertsNothingOnceTheStreamWasTaken() throws IOException {
        EntityPart part = part().content(new TrackedStream("x")).build();
        assertThat(part.getContent()).isSameAs(part.getContent()).hasContent("x");
        assertThatIllegalStateException().isThrownBy(() -> part.getContent(String.class));
    }

    @Test
    void leavesAStreamOpenThatWasAskedForByType() throws IOException {
        TrackedStream content = new TrackedStream("x");
        EntityPart part = part().content(content).build();
        assertThat(part.getContent(InputStream.class)).hasContent("x");
        assertThatIllegalStateException().isThrownBy(() -> part.getContent(InputStream.class));
    }

    @Test
    void convertsToAGenericType() throws IOException {
        assertThat(part().content("x").build().getContent(new GenericType<String>() {
        })).isEqualTo("x");
    }

    @Test
    void closesTheContentWhenNothingReadsIt() throws IOException {
        TrackedStream content = new TrackedStream("x");
        EntityPart part = part().mediaType(Texts.UNREADABLE).content(content).build();
        assertThatIllegalArgumentException().isThrownBy(() -> part.getContent(String.class));
        assertThat(content.isClosed()).isTrue();
    }

    @Test
    void convertsNothingBeforeTheStart() throws IOException {
        EntityPart part = part().content(new TrackedStream("x")).build();
        RuntimeDelegate.setInstance(new StraightwayDelegate());
        assertThatIllegalStateException().isThrownBy(() -> part.getContent(String.class))
                .withMessage("Parts are converted once the application has started: its providers aren't known yet");
    }
}
