package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;

/** Values that are parts of an answer or of a form: items of streams, entities of events, parts. */
class ProvidedBytesTest {

    private static final MediaType TEXT = MediaType.TEXT_PLAIN_TYPE;

    private final TextProvider texts = new TextProvider();
    private final Registrations registrations = new Registrations(type -> null);

    private Registry registry() {
        return new Registry(registrations, Set.of(), () -> List.of(texts));
    }

    private static DeclaredEntity declared(Class<?> type, Type generic) {
        return new DeclaredEntity(type, generic, new Annotation[0]);
    }

    @Test
    void areWhatTheProviderOfTheirTypeWrites() throws IOException {
        assertThat(ProvidedBytes.of(registry(), "value", declared(String.class, null), TEXT)).asString().isEqualTo("value");
        assertThat(texts.told).containsExactly("write java.lang.String as text/plain 0");
    }

    @Test
    void failIfNothingWritesThem() {
        assertThatThrownBy(() -> ProvidedBytes.of(registry(), 1, declared(Integer.class, Number.class), TEXT))
                .isInstanceOf(IOException.class).hasMessage("Nothing writes a java.lang.Number as text/plain");
    }

    @Test
    void encodeItemsByTheirOwnClassInTheMediaTypeOfItems() throws IOException {
        ProviderItems items = new ProviderItems(registry(), MediaType.APPLICATION_JSON_TYPE, TEXT,
                () -> declared(Object.class, CharSequence.class));
        assertThat(items.encode("item").toString()).isEqualTo("item");
        assertThat(texts.told).containsExactly("write java.lang.CharSequence as text/plain 0");
    }

    @Test
    void encodeItemsInTheMediaTypeOfTheWholeIfTheApplicationWritesThemSo() throws IOException {
        registrations.addInstance(texts);
        ProviderItems items = new ProviderItems(registry(), MediaType.APPLICATION_JSON_TYPE, TEXT,
                () -> declared(Object.class, CharSequence.class));
        items.encode("item");
        assertThat(texts.told).containsExactly("write java.lang.CharSequence as application/json 0");
    }

    @Test
    void askWhatIsDeclaredOfItemsOnce() throws IOException {
        int[] asked = new int[1];
        ProviderItems items = new ProviderItems(registry(), TEXT, TEXT, () -> {
            asked[0]++;
            return declared(Object.class, String.class);
        });
        items.encode("one");
        items.encode("two");
        assertThat(asked[0]).isEqualTo(1);
    }

    @Test
    void writeTheEntitiesOfEventsWithTheFormOfJsonAmongTheirAnnotations() throws IOException {
        JsonForm form = JsonForm.of(null, mapper -> null, mapper -> null);
        assertThat(new EventEntities(registry(), TEXT, form).write("data", String.class, String.class, TEXT)).asString()
                .isEqualTo("data");
        new EventEntities(registry(), TEXT, JsonForm.NONE).write("data", String.class, String.class, TEXT);
        assertThat(texts.told).containsExactly("write java.lang.String as text/plain 1",
                "write java.lang.String as text/plain 0");
    }

    @Test
    void readAndWriteTheContentOfParts() throws IOException {
        ProviderBodies bodies = new ProviderBodies(registry());
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        bodies.write("part", String.class, String.class, TEXT, new MultivaluedHashMap<>(), written);
        assertThat(written).asString().isEqualTo("part");
        assertThat(bodies.read(String.class, String.class, TEXT, new MultivaluedHashMap<>(),
                new ByteArrayInputStream(written.toByteArray()))).isEqualTo("part");
    }

    @Test
    void sayWhichPartNobodyReadsOrWrites() {
        ProviderBodies bodies = new ProviderBodies(registry());
        assertThatThrownBy(() -> bodies.read(Integer.class, Integer.class, TEXT, new MultivaluedHashMap<>(),
                new ByteArrayInputStream(new byte[0]))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Nothing reads a java.lang.Integer from text/plain");
        assertThatThrownBy(() -> bodies.write(1, Integer.class, Integer.class, TEXT, new MultivaluedHashMap<>(),
                new ByteArrayOutputStream())).isInstanceOf(IllegalStateException.class)
                .hasMessage("Nothing writes a java.lang.Integer as text/plain");
    }
}
