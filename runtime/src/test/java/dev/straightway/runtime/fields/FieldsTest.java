package dev.straightway.runtime.fields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "null", value = {
            "null                                        | */*",
            "*                                           | */*",
            "text/*, text/plain;q=0.3, */*;q=0.5, a/b    | a/b text/* */*;q=0.5 text/plain;q=0.3",
            "text, a/b, c, ;, text/plain;q=x             | a/b",
            "a/b;x=\"1,2\", c/d                          | a/b;x=\"1,2\" c/d" })
    void readsWhatAClientAccepts(String value, String expected) {
        assertThat(Accept.mediaTypes(value).stream().map(MediaType::toString).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = { "text", "null", "/", "a/b/c", "text/plain;", "\"", "text/plain;q=2", "\u0000/\u0000" })
    void tellsAnAcceptThatNamesNothing(String value) {
        if (value.equals("text/plain;")) {
            assertThat(Accept.mediaTypes(value)).containsExactly(MediaType.TEXT_PLAIN_TYPE);
        } else {
            assertThatThrownBy(() -> Accept.of(value)).isInstanceOf(NotAcceptableException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "null", "text", "text/", "/plain", "text/plain;charset", "text/plain;charset=\"", "text/plain;=x",
            "",
            " ", "text plain", "text/plain;a=b c" })
    void refusesAMalformedContentType(String value) {
        assertThatThrownBy(() -> ContentTypes.mediaType(value)).isInstanceOf(NotSupportedException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "x-no", "\"\"", "\" \"", "utf-8-", "%" })
    void refusesAnUnknownCharset(String charset) {
        assertThatThrownBy(() -> ContentTypes.charset("text/plain;charset=" + charset)).isInstanceOf(BadRequestException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = { "%", "%4", "/a/%zz", "/a/%+e/b", "/a;m=%-1/b" })
    void refusesAPathWithAMalformedEscape(String path) {
        assertThatThrownBy(() -> Paths.decoded(path)).isInstanceOf(BadRequestException.class).hasMessageContaining(path);
        assertThatThrownBy(() -> Paths.segments(path, true)).isInstanceOf(BadRequestException.class);
        assertThat(Paths.segments(path, false)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "a=1; b=2                                    | a=1 b=2",
            "a=1; a=2                                    | a=1",
            "a=\"1\";b=;c; =d;;, e=f                     | a=1 b= c= e=f",
            "$Version=abc; a=1                           | a=1",
            "$Version=1; a=1; $Path=/p; $Domain=d; b=2   | a=1/p@d b=2",
            "$Path=/p; $Domain; $; =; ==; a==b           | a==b",
            "$Version=99999999999; a=1                   | a=1",
            "\"                                          | \"=",
            ";;,,                                        | ''" })
    void readsCookies(String value, String expected) {
        assertThat(Cookies.of(List.of(value)).values().stream().map(FieldsTest::text).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    private static String text(Cookie cookie) {
        return cookie.getName() + "=" + cookie.getValue() + (cookie.getPath() == null ? "" : cookie.getPath())
                + (cookie.getDomain() == null ? "" : "@" + cookie.getDomain());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "null", value = { "null | *", "de, en-GB;q=0.8, *;q=0.1, fr;q=0.9 | de fr en_GB *",
            "de;q=x, en | de en", ";;, | *", "123456789 | *", "- | *" })
    void readsLanguages(String value, String expected) {
        assertThat(Languages.acceptable(value).stream().map(Locale::toString).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(nullValues = "null", value = { "null, -1", "17, 17", "99999999999, -1", "-5, -1", "x, -1", "'', -1", "1e3, -1" })
    void readsLengths(String value, int expected) {
        assertThat(Numbers.length(value)).isEqualTo(expected);
    }

    @Test
    void readsDates() {
        assertThat(Numbers.date("Thu, 01 Jan 1970 00:00:10 GMT")).isEqualTo(new Date(10_000));
        assertThat(Numbers.date("Thu, 99 Foo 1970")).isNull();
        assertThat(Numbers.date("")).isNull();
        assertThat(Numbers.date(null)).isNull();
    }
}
