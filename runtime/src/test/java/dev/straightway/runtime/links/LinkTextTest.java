package dev.straightway.runtime.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.UriBuilder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.links.hal.HalLink;
import dev.straightway.runtime.routing.RequestPath;

/** Writes links of random values, and compares them with what the {@code UriBuilder} of Quarkus REST makes. */
class LinkTextTest {

    /** Those that some part of a URI encodes and another doesn't, of one to four bytes. */
    private static final List<String> CHARACTERS = Stream.concat(
            IntStream.range(0, 128).mapToObj(Character::toString),
            Stream.of("é", "ß", "€", "漢", "😀", "\u0080", "\uFFFD")).toList();

    static Stream<String> values() {
        Random random = new Random(26);
        return Stream.concat(CHARACTERS.stream(), Stream.generate(() -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i >= 0; i--) {
                text.append(CHARACTERS.get(random.nextInt(CHARACTERS.size())));
            }
            return text.toString();
        }).limit(2_000));
    }

    @Test
    void encodesASegmentAsTheUriBuilderDoesAndASemicolonToo() {
        values().forEach(value -> {
            LinkText text = LinkText.of("/a/", 16);
            text.segment(value, "x");
            assertThat(text.uri()).as(value)
                    .isEqualTo(semicolons(UriBuilder.fromPath("/a/{x}").build(value)));
        });
    }

    @Test
    void encodesAPathAsTheUriBuilderDoesThatKeepsSlashes() {
        values().forEach(value -> {
            LinkText text = LinkText.of("/a/", 16);
            text.path(value, "x");
            assertThat(text.uri()).as(value)
                    .isEqualTo(semicolons(UriBuilder.fromPath("/a/{x}").build(new Object[] { value }, false)));
        });
    }

    private static URI semicolons(URI uri) {
        return URI.create(uri.toString().replace(";", "%3B"));
    }

    /** Whether a question mark is encoded, which makes no difference, depends on the version of Quarkus. */
    @Test
    void encodesAQueryParameterAsTheUriBuilderDoes() {
        values().forEach(value -> {
            LinkText text = LinkText.of("/a", 16);
            text.query("q=", value);
            String built = UriBuilder.fromPath("/a").queryParam("q", "{x}").build(value).getRawQuery();
            assertThat(text.text()).as(value).isEqualTo("/a?" + built.replace("?", "%3F"));
        });
    }

    /** The builder takes braces for templates and keeps escapes. */
    @Test
    void encodesAMatrixParameterAsTheUriBuilderDoes() {
        values().map(value -> value.replaceAll("[{}%]", "")).forEach(value -> {
            LinkText text = LinkText.of("/a", 16);
            text.matrix(";m=", value);
            assertThat(text.uri()).as(value).isEqualTo(UriBuilder.fromPath("/a").matrixParam("m", value).build());
        });
    }

    @Test
    void writesSegmentsThatARequestReadsAsTheyWere() {
        values().forEach(value -> {
            LinkText text = LinkText.of("", 16);
            text.segment(value, "x");
            assertThat(text.text()).doesNotContain("/", ";");
            assertThat(RequestPath.decode(text.text())).isEqualTo(value);
        });
    }

    @Test
    void writesAQuestionMarkForHalfACharacter() {
        LinkText text = LinkText.of("/a/", 16);
        text.segment("x\uD83D", "x");
        assertThat(text.text()).isEqualTo("/a/x%3F");
    }

    @Test
    void writesNumbersAndPlainTextsAsTheyAre() {
        LinkText text = LinkText.of("/a/", 16);
        text.number(-7);
        text.constant("/b/");
        text.number(Long.MIN_VALUE);
        text.constant("/");
        text.plain(new UUID(1, 2), "id");
        assertThat(text.text()).isEqualTo("/a/-7/b/-9223372036854775808/00000000-0000-0001-0000-000000000002");
    }

    static Stream<List<Object>> several() {
        return Stream.of(
                Arrays.asList("x", "?q=x&r=1"),
                Arrays.asList(null, "?r=1"),
                Arrays.asList(List.of("x", "y"), "?q=x&q=y&r=1"),
                Arrays.asList(List.of(), "?r=1"),
                Arrays.asList(Arrays.asList("x", null), "?q=x&r=1"),
                Arrays.asList(Optional.of("x"), "?q=x&r=1"),
                Arrays.asList(Optional.empty(), "?r=1"),
                Arrays.asList(Optional.of(List.of("x", "y")), "?q=x&q=y&r=1"),
                Arrays.asList(new int[] { 1, 2 }, "?q=1&q=2&r=1"),
                Arrays.asList(new String[] { "x" }, "?q=x&r=1"));
    }

    @ParameterizedTest
    @MethodSource("several")
    void writesEachValueOfAQueryParameter(List<Object> row) {
        LinkText text = LinkText.of("/a", 16);
        text.query("q=", row.get(0));
        text.query("r=", 1);
        assertThat(text.text()).isEqualTo("/a" + row.get(1));
    }

    @ParameterizedTest
    @CsvSource({ "segment", "path", "plain" })
    void needsAValueForAVariable(String kind) {
        assertThatIllegalArgumentException().isThrownBy(() -> {
            LinkText text = LinkText.of("/a/", 16);
            switch (kind) {
                case "segment" -> text.segment(null, "id");
                case "path" -> text.path(Optional.empty(), "id");
                default -> text.plain(null, "id");
            }
        }).withMessage("A link needs a value for {id}, and it is null");
    }

    @Test
    void leavesQueryParametersBehindThoseThatHaveValues() {
        LinkText none = LinkText.of("/a", 16);
        none.query("p=", null);
        none.open("q,r");
        LinkText one = LinkText.of("/a", 16);
        one.query("p=", 1);
        one.open("q,r");
        assertThat(none.template()).isEqualTo(HalLink.template("/a{?q,r}"));
        assertThat(one.template()).isEqualTo(HalLink.template("/a?p=1{&q,r}"));
    }

    @Test
    void beginsWithTheBaseOfTheRequest() {
        LinkText text = LinkText.below(() -> "https://shop.example/app", "/items/", 16);
        text.number(7);
        assertThat(text.uri()).isEqualTo(URI.create("https://shop.example/app/items/7"));
    }

    @Test
    void makesALinkWithItsRelation() {
        assertThat(LinkText.of("/items/7", 16).link("self")).isEqualTo(Link.fromUri("/items/7").rel("self").build())
                .hasToString("</items/7>; rel=\"self\"");
    }
}
