package dev.straightway.runtime.fields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.BadRequestException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "null", value = {
            "null          | null", "''            | null", "a=1           | 1", "b=1           | null", "a             | ''",
            "a=            | ''", "&&a=1&        | 1", "b=2&a=1&a=3   | 1", "A=1           | null", "a=b=c         | b=c",
            "x=1;a=2       | null", "a=1;a=2       | 1;a=2", "%61=%20+      | '  '", "=1&a=2        | 2", "a=%C3%A4      | ä",
            "a=%FF         | \uFFFD" })
    void readsTheFirstValueOfAName(String text, String expected) {
        assertThat(Query.of(text, -1).first("a")).isEqualTo(expected);
    }

    @Test
    void readsAllValues() {
        Query query = Query.of("a=1&b=%20&a=%2B", -1);
        assertThat(query.all("a")).containsExactly("1", "+");
        assertThat(query.all("c")).isEmpty();
        assertThat(query.decoded()).containsOnlyKeys("a", "b").containsEntry("a", query.all("a"));
        assertThat(query.raw().get("a")).containsExactly("1", "%2B");
    }

    @ParameterizedTest
    @CsvSource({ "a=%, a", "a=%z0, a", "a=%2, a", "%=1, a" })
    void refusesMalformedEscapes(String text, String name) {
        assertThatThrownBy(() -> Query.of(text, -1).first(name)).isInstanceOf(BadRequestException.class);
    }

    @Test
    void boundsTheNumberOfParameters() {
        assertThatCode(() -> Query.of("a&b&&c", 3)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Query.of("a&b&c&d", 3)).isInstanceOf(BadRequestException.class)
                .hasMessage("The query has more parameters than quarkus.http.limits.max-parameters");
    }

    @Test
    void knowsWhatItWasReadFrom() {
        assertThat(Query.of(null, -1).isOf(null)).isTrue();
        assertThat(Query.of("a=1", -1).isOf("a=1")).isTrue();
        assertThat(Query.of("a=1", -1).isOf(null)).isFalse();
        assertThat(Query.of(null, -1).isOf("a=1")).isFalse();
    }
}
