package dev.straightway.runtime.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.runtime.json.JsonOutput;

/** Writes links of random values into JSON, and compares them with the texts that {@link LinkTextTest} compares. */
class LinkJsonTest {

    private static String json(Consumer<JsonOutput> writer) {
        JsonOutput output = new JsonOutput(0);
        writer.accept(output);
        return new String(output.bytes(), 0, output.length(), StandardCharsets.UTF_8);
    }

    private static String text(Consumer<LinkText> writer) {
        LinkText text = LinkText.of("", 16);
        writer.accept(text);
        return text.text();
    }

    private static void compare(BiConsumer<LinkText, String> asText, BiConsumer<JsonOutput, Object> asJson) {
        Stream.concat(LinkTextTest.values(), Stream.of("x\uD83D", "\uDE00x", "x-1._~")).forEach(value -> {
            String expected = text(text -> asText.accept(text, value));
            assertThat(json(output -> asJson.accept(output, LinkValues.all(value)))).as(value).isEqualTo(expected);
            assertThat(json(output -> {
                output.part(value);
                output.plain('"');
                asJson.accept(output, value);
            })).as("the same behind a property with the value %s", value).endsWith('"' + expected);
        });
    }

    @Test
    void encodesWhatTheTextOfALinkEncodes() {
        compare((text, value) -> text.segment(value, "x"), LinkJson::segment);
        compare((text, value) -> text.path(value, "x"), LinkJson::path);
        compare((text, value) -> text.matrix(";m=", value), (output, value) -> LinkJson.matrix(output, ";m=", value));
        compare((text, value) -> text.query("q=", value), (output, value) -> LinkJson.query(output, false, "q=", value));
    }

    @Test
    void writesNothingThatJsonWouldEscape() {
        LinkTextTest.values().forEach(value -> assertThat(json(output -> LinkJson.path(output, value))).as(value)
                .matches("[!-~]*").doesNotContain("\"", "\\"));
    }

    static Stream<Object> values() {
        return Stream.of("x", 7, -7L, Long.MAX_VALUE, Long.MIN_VALUE, Integer.MIN_VALUE, 3_000_000_000L, -10_000_000_005L,
                (short) 7, 'c', 1.5, true, new UUID(0x0123456789abcdefL, 0x8000000000000001L), Thread.State.NEW,
                Optional.of("y z"), new StringBuilder("b"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void writesAValueByItsText(Object value) {
        assertThat(json(output -> LinkJson.segment(output, LinkValues.given(value, "x"))))
                .isEqualTo(text(text -> text.segment(value, "x")));
        assertThat(json(output -> LinkJson.query(output, true, "q=", LinkValues.all(value))))
                .isEqualTo("&" + text(text -> text.query("q=", value)).substring(1));
    }

    @Test
    void writesLongIntegersWithAllTheirDigits() {
        Random random = new Random(184);
        random.longs(2_000).map(number -> number >> random.nextInt(64)).forEach(
                number -> assertThat(json(output -> output.number(number))).isEqualTo(Long.toString(number)));
    }

    @Test
    void writesUuidsAsTheyWriteThemselves() {
        Random random = new Random(184);
        for (int i = 0; i < 1_000; i++) {
            UUID id = new UUID(random.nextLong(), random.nextLong());
            assertThat(json(output -> LinkJson.plain(output, id))).isEqualTo(id.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.straightway.runtime.links.LinkTextTest#several")
    void writesEachValueOfAQueryParameter(List<Object> row) {
        assertThat(json(output -> {
            boolean follows = LinkJson.query(output, false, "q=", LinkValues.all(row.get(0)));
            LinkJson.query(output, follows, "r=", 1);
        })).isEqualTo(row.get(1));
    }

    @Test
    void writesEachValueOfAMatrixParameter() {
        Object values = LinkValues.all(Arrays.asList("a", null, List.of(2, 3)));
        assertThat(json(output -> LinkJson.matrix(output, ";m=", values))).isEqualTo(";m=a;m=2;m=3");
        assertThat(json(output -> LinkJson.matrix(output, ";m=", null))).isEmpty();
    }

    @Test
    void keepsAValueAsItWas() {
        StringBuilder changing = new StringBuilder("before");
        List<Object> list = Arrays.asList(changing, 1);
        Object one = LinkValues.given(changing, "x");
        Object all = LinkValues.all(list);
        changing.append("after");
        list.set(1, 2);
        assertThat(one).isEqualTo("before");
        assertThat(all).isEqualTo(List.of("before", 1));
    }

    @Test
    void needsAValueForAVariable() {
        assertThatIllegalArgumentException().isThrownBy(() -> LinkValues.given(Optional.empty(), "id"))
                .withMessage("A link needs a value for {id}, and it is null");
    }
}
