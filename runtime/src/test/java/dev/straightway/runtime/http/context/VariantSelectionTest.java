package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Variant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantSelectionTest {

    /** @param text media type, language and encoding with blanks between; a hyphen for none */
    private static Variant variant(String text) {
        List<String> parts = Stream.of(text.strip().split(" ")).map(part -> part.equals("-") ? null : part).toList();
        MediaType type = parts.get(0) == null ? null : MediaType.valueOf(parts.get(0));
        Locale language = parts.get(1) == null ? null : Locale.forLanguageTag(parts.get(1));
        return new Variant(type, language, parts.get(2));
    }

    private static List<Variant> variants(String text) {
        return Arrays.stream(text.split(",")).map(VariantSelectionTest::variant).toList();
    }

    private static MultivaluedMap<String, String> fields(String text) {
        MultivaluedMap<String, String> fields = new MultivaluedHashMap<>();
        if (text != null) {
            Stream.of(text.split(" & ")).map(field -> field.split(": ")).forEach(field -> fields.add(field[0], field[1]));
        }
        return fields;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "nothing", value = {
            "text/plain de -, text/html en -      | nothing                                     | 0",
            "text/plain de -, text/html en -      | Accept: text/html                           | 1",
            "text/plain de -, text/html en -      | Accept: text/*;q=0.5                        | 0",
            "text/plain de -, text/html en -      | Accept-Language: en                         | 1",
            "text/plain de -, text/html en -      | Accept: text/plain & Accept-Language: en    | -1",
            "text/plain de -, text/html en -      | Accept: image/png                           | -1",
            "- de -, - de-AT -                    | Accept-Language: de-AT, de;q=0.5            | 1",
            "- de -, - de-AT -                    | Accept-Language: de, de-AT;q=0              | 0",
            "- de-AT -                            | Accept-Language: de                         | 0",
            "- de -                               | Accept-Language: de-AT                      | 0",
            "- de -, - en -                       | Accept-Language: de-AT;q=0, *               | 1",
            "- en -, - de -                       | Accept-Language: de-AT, *;q=0.5             | 1",
            "- de -, - en -                       | Accept-Language: *;q=0.1, en;q=0.2          | 1",
            "- - gzip, - - br                     | Accept-Encoding: br, gzip;q=0.9             | 1",
            "- - gzip, - - br                     | Accept-Encoding: BR                         | 1",
            "- - gzip                             | Accept-Encoding: gzip & Accept-Encoding: br | 0",
            "text/plain en -, text/html de -      | Accept: text/html, text/plain;q=0.9 & Accept-Language: en, de;q=0.1 | 1" })
    void choosesWhatTheClientLikesBest(String offered, String said, int index) {
        List<Variant> variants = variants(offered);
        assertThat(VariantSelection.of(variants, fields(said))).isSameAs(index < 0 ? null : variants.get(index));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "text/plain - -|Accept", "- de -|Accept-Language", "- - gzip|Accept-Encoding",
            "text/plain - -, - de gzip|Accept, Accept-Language, Accept-Encoding" })
    void namesTheFieldsThatTheChoiceDependsOn(String offered, String names) {
        assertThat(VariantSelection.fields(variants(offered))).isEqualTo(names);
    }

    @Test
    void refusesToChooseAmongNothing() {
        assertThatThrownBy(() -> VariantSelection.of(List.of(), fields(null))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There are no variants to select from");
        assertThatThrownBy(() -> VariantSelection.of(null, fields(null))).isInstanceOf(IllegalArgumentException.class);
    }
}
