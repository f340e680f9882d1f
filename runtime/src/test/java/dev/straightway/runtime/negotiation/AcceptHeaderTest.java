package dev.straightway.runtime.negotiation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcceptHeaderTest {

    /** The example of RFC 9110 §12.5.1. */
    private static final String RFC_EXAMPLE = "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed,"
            + " text/plain;format=fixed;q=0.4, */*;q=0.5";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
            "text/plain;format=flowed, 1000",
            "text/plain,               700",
            "text/html,                300",
            "image/jpeg,               500",
            "text/plain;format=fixed,  400",
            "text/plain;format=other,  700",
            "text/html;level=3,        300",
    })
    void valuesTypesAsTheStandardDoes(String type, int quality) {
        assertThat(AcceptHeader.parse(RFC_EXAMPLE).quality(MediaRange.parse(type))).isEqualTo(quality);
    }

    @ParameterizedTest(name = "{0} of {1}: {2}")
    @CsvSource(delimiter = '|', value = {
            "application/json                            | application/json               | 1000",
            "application/json;charset=utf-8              | application/json               | 1000",
            "application/json;charset=utf-8, */*;q=0.1   | application/json               | 1000",
            "text/plain;format=fixed;q=0, text/*         | text/plain                     | 1000",
            "text/plain;format=fixed;q=0, text/*         | text/plain;format=fixed        | 0",
            "application/xml                             | application/json               | 0",
            "application/*;q=0.4                         | application/json               | 400",
            "*/*, application/json;q=0                   | application/json               | 0",
            "application/json;q=0, */*                   | application/json               | 0",
            "application/json;q=0, */*                   | text/plain                     | 1000",
            "text/*;q=0, */*;q=0.2                       | text/plain                     | 0",
            "a/b;q=0.2, a/b;q=0.9                        | a/b                            | 200",
            "a/b;x=1;q=0.2, a/b;x=1;y=2;q=0.9, a/b;q=0.1 | a/b;x=1;y=2                    | 900",
            "text/html;a=\"x,y\";q=0.3                   | text/html;a=\"x,y\"            | 300",
            "*                                           | a/b                            | 1000",
    })
    void theMostSpecificRangeDecides(String accept, String type, int quality) {
        assertThat(AcceptHeader.parse(accept).quality(MediaRange.parse(type))).isEqualTo(quality);
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = { "", "  ", "*/*", ",", " , " })
    void acceptsAnythingIfTheFieldSaysNothing(String value) {
        AcceptHeader accept = AcceptHeader.parse(value);
        assertThat(accept).isSameAs(AcceptHeader.ANY);
        assertThat(accept.quality(MediaRange.of("a", "b"))).isEqualTo(1000);
        assertThat(accept.ranges()).containsExactly(MediaRange.ANY);
    }

    @Test
    void leavesOutWhatIsMalformed() {
        assertThat(AcceptHeader.parse("nonsense, text/plain, a/b;q=7,, text/*;q=0.5").ranges())
                .containsExactly(MediaRange.parse("text/plain"), MediaRange.parse("text/*;q=0.5"));
    }

    @Test
    void refusesAFieldOfWhichNothingIsLeft() {
        assertThatIllegalArgumentException().isThrownBy(() -> AcceptHeader.parse("nonsense, a/b;q=7"))
                .withMessage("Accept 'nonsense, a/b;q=7' names no media type")
                .havingCause().withMessage("'nonsense' isn't a media type: expected type/subtype, type/* or */*");
    }
}
