package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestPathTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/a;x=1|/a", "/a;x=1;y=2/b|/a/b", "/a;x=1/b;z|/a/b", ";x/a|/a", "/;x/;y|//", "/a/b;|/a/b", "/a;/b;/|/a/b/" })
    void removesMatrixParameters(String path, String without) {
        assertThat(RequestPath.withoutMatrixParameters(path)).isEqualTo(without);
    }

    @ParameterizedTest
    @CsvSource({ "a%20b,a b", "%C3%A4,ä", "%c3%a4%C3%b6,äö", "%2F,/", "%25,%", "a%3Bb,a;b", "1+%2B,1++", "ä%41,äA",
            "%F0%9F%98%80,😀" })
    void decodesOctetsAsUtf8(String raw, String decoded) {
        assertThat(RequestPath.decode(raw)).isEqualTo(decoded);
    }

    @Test
    void returnsTheSameInstanceIfThereIsNothingToDo() {
        String path = "/a+b/ä";
        assertThat(RequestPath.withoutMatrixParameters(path)).isSameAs(path);
        assertThat(RequestPath.decode(path)).isSameAs(path);
    }

    @ParameterizedTest
    @ValueSource(strings = { "%", "a%2", "%zz", "%2x", "%%20", "%C3%", "% 41", "%+1" })
    void refusesAPercentSignWithoutTwoDigits(String raw) {
        assertThatIllegalArgumentException().isThrownBy(() -> RequestPath.decode(raw))
                .withMessage("'" + raw + "' has a percent sign without two hexadecimal digits behind it");
    }
}
