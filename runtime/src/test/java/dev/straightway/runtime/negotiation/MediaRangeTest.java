package dev.straightway.runtime.negotiation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MediaRangeTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
            "text/html                                | text/html                         | 1000 | 1000",
            "Text/HTML                                | text/html                         | 1000 | 1000",
            "text/html; charset=UTF-8                 | text/html;charset=UTF-8           | 1000 | 1000",
            "text/html ;Charset = UTF-8               | -                                 | 0    | 0",
            "text/html;CHARSET=\"utf-8\";q=0.5        | text/html;charset=utf-8           | 500  | 1000",
            "text/html;q=0;qs=.25;level=1             | text/html;level=1                 | 0    | 250",
            "text/html;a=\"x;y,\\\"z\\\\\";b=2        | text/html;a=\"x;y,\\\"z\\\\\";b=2 | 1000 | 1000",
            "text/html;;                              | text/html                         | 1000 | 1000",
            "*/*;q=0.001                              | */*                               | 1    | 1000",
            "*                                        | */*                               | 1000 | 1000",
            "*; q=.2                                  | */*                               | 200  | 1000",
            "application/*;q=1.000                    | application/*                     | 1000 | 1000",
            "application/vnd.acme.v1+json;q=0.12345   | application/vnd.acme.v1+json      | 123  | 1000",
            "text/plain;q=1                           | text/plain                        | 1000 | 1000",
            "text/plain;q=\"0.5\"                     | text/plain                        | 500  | 1000",
    })
    void readsTypeParametersAndQualities(String written, String text, int q, int qs) {
        if (text.equals("-")) {
            assertThatIllegalArgumentException().isThrownBy(() -> MediaRange.parse(written));
            return;
        }
        MediaRange range = MediaRange.parse(written);
        assertThat(range.text()).isEqualTo(text);
        assertThat(range.q()).isEqualTo(q);
        assertThat(range.qs()).isEqualTo(qs);
        assertThat(MediaRange.parse(range.toString())).isEqualTo(range).hasSameHashCodeAs(range);
    }

    @Test
    void keepsTheOrderOfParametersAndTheirCase() {
        MediaRange range = MediaRange.parse("a/b;Zeta=One;q=0.1;alpha=\"t w o\"");
        assertThat(range.parameters().toString()).isEqualTo("{zeta=One, alpha=t w o}");
        assertThat(range.parameters()).isUnmodifiable();
        assertThat(range.type()).isEqualTo("a");
        assertThat(range.subtype()).isEqualTo("b");
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "text", "text/", "/html", "*/html", "text/a b", "text/a/b", "te(xt/html", "text/html;q=2",
            "text/html;q=1.001", "text/html;q=x", "text/html;q=", "text/html;q=.", "text/html;q=-0.5", "text/html;q=0.5.5",
            "text/html;q=00.5", "text/html;charset", "text/html;=x", "text/html;a=b c", "text/html;a=\"b", "text/html;a=\"",
            "text/html;a=\"b\"c\"", "text/html;a=\"b\\\"", "text/html;a=\"b\r\nSet-Cookie: x\"", "text/ä" })
    void refusesWhatIsMalformed(String written) {
        assertThatIllegalArgumentException().isThrownBy(() -> MediaRange.parse(written))
                .withMessageStartingWith("'" + written + "'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "text       | 'text' isn't a media type: expected type/subtype, type/* or */*",
            "text/a;x   | 'text/a;x': 'x' isn't a parameter, expected name=value",
            "text/a;q=7 | 'text/a;q=7': '7' isn't a quality, expected 0 to 1",
    })
    void saysWhatItExpected(String written, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> MediaRange.parse(written)).withMessage(message);
    }

    @ParameterizedTest(name = "{0} includes {1}: {2}")
    @CsvSource({
            "*/*,                        text/html,                   true,  true",
            "text/*,                     text/html,                   true,  true",
            "text/html,                  text/html,                   true,  true",
            "text/html,                  text/html;level=1,           true,  true",
            "text/html;level=1,          text/html,                   false, true",
            "text/html;level=1,          text/html;level=2,           false, true",
            "text/html;level=1,          text/html;a=b;level=1,       true,  true",
            "text/html;charset=utf-8,    text/html;charset=UTF-8,     true,  true",
            "text/html;level=a,          text/html;level=A,           false, true",
            "text/html,                  text/*,                      false, true",
            "text/html,                  */*,                         false, true",
            "text/*,                     */*,                         false, true",
            "text/*,                     text/*,                      true,  true",
            "text/html,                  text/plain,                  false, false",
            "text/*,                     image/*,                     false, false",
            "application/json,           text/json,                   false, false",
    })
    void includesAndIsCompatible(String one, String other, boolean includes, boolean compatible) {
        MediaRange range = MediaRange.parse(one);
        MediaRange second = MediaRange.parse(other);
        assertThat(range.includes(second)).isEqualTo(includes);
        assertThat(range.compatible(second)).isEqualTo(compatible);
        assertThat(second.compatible(range)).isEqualTo(compatible);
    }

    @ParameterizedTest
    @CsvSource({ "text/html, true, false, false", "text/*, false, false, true", "*/*, false, true, true" })
    void knowsItsWildcards(String written, boolean concrete, boolean anyType, boolean anySubtype) {
        MediaRange range = MediaRange.parse(written);
        assertThat(range.isConcrete()).isEqualTo(concrete);
        assertThat(range.isWildcardType()).isEqualTo(anyType);
        assertThat(range.isWildcardSubtype()).isEqualTo(anySubtype);
    }

    @Test
    void namesItsCharset() {
        assertThat(MediaRange.parse("text/plain;charset=\"ISO-8859-1\"").charset()).isEqualTo(StandardCharsets.ISO_8859_1);
        assertThat(MediaRange.parse("text/plain").charset()).isNull();
        assertThatIllegalArgumentException().isThrownBy(() -> MediaRange.parse("text/plain;charset=none-such").charset());
    }

    @Test
    void differsByQuality() {
        assertThat(MediaRange.parse("a/b")).isEqualTo(MediaRange.of("A", "B"))
                .isNotEqualTo(MediaRange.parse("a/b;q=0.5")).isNotEqualTo(MediaRange.parse("a/b;qs=0.5"))
                .isNotEqualTo(MediaRange.parse("a/b;c=d"));
    }

    @Test
    void dropsParametersAndQualities() {
        MediaRange bare = MediaRange.of("a", "b");
        assertThat(MediaRange.parse("a/b;c=d;q=0.5").withoutParameters()).isEqualTo(bare);
        assertThat(bare.withoutParameters()).isSameAs(bare);
    }
}
