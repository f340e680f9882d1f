package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerHeadTest {

    private final AnswerHead head = new AnswerHead(200);

    private static List<String> fields(AnswerHead head) {
        List<String> fields = new ArrayList<>();
        head.forEach((name, value) -> fields.add(name + ": " + value));
        return fields;
    }

    @Test
    void keepsItsFieldsInTheirOrder() {
        head.add("X-B", "1").add("x-a", "2").add("X-B", "3").add("X-Odd", "\t\u00e4");
        assertThat(fields(head)).containsExactly("X-B: 1", "x-a: 2", "X-B: 3", "X-Odd: \t\u00e4");
    }

    @ParameterizedTest
    @ValueSource(ints = { Integer.MIN_VALUE, 0, 100, 199, 600, Integer.MAX_VALUE })
    void refusesAStatusThatEndsNoRequest(int status) {
        assertThatThrownBy(() -> new AnswerHead(status)).isInstanceOf(IllegalStateException.class)
                .hasMessage("An answer can't have the status " + status + ". Use one from 200 to 599.");
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "a b", "a:b", "a\r\nb", "\u00e4", "a\0", "(a)" })
    void refusesANameThatIsNoToken(String name) {
        assertThatThrownBy(() -> head.add(name, "value")).isInstanceOf(IllegalStateException.class)
                .hasMessage("A field has a name that isn't a token. Use letters, digits and hyphens.");
    }

    @ParameterizedTest
    @ValueSource(strings = { "a\r\nX-Evil: 1", "\n", "a\rb", "a\0b", "\u0001", "\u007f", "\u001b[0m" })
    void refusesAValueWithAControlCharacter(String value) {
        String what = " has a control character in its value. Remove or encode it.";
        assertThatThrownBy(() -> head.add("X-A", value)).isInstanceOf(IllegalStateException.class)
                .hasMessage("The field 'X-A' of an answer" + what);
        assertThatThrownBy(() -> head.contentType(value)).isInstanceOf(IllegalStateException.class)
                .hasMessage("The field 'Content-Type' of an answer" + what);
        assertThatThrownBy(() -> head.reason(value)).isInstanceOf(IllegalStateException.class)
                .hasMessage("The reason phrase of an answer" + what);
    }

    @ParameterizedTest
    @ValueSource(strings = { "Connection", "connection", "Keep-Alive", "Proxy-Connection", "transfer-encoding", "UPGRADE" })
    void leavesOutWhatBelongsToTheConnection(String name) {
        assertThat(fields(head.add(name, "close"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "0, 0", "12, 12", "9999999999, 9999999999", "-1, -1", "'', -1", "+5, -1", "5x, -1", "'5, 5', -1", "\u0665, -1",
            "99999999999999999999, -1" })
    void takesALengthForAPromiseIfItIsANumber(String value, long length) {
        head.add("content-length", value);
        assertThat(head.length()).isEqualTo(length);
        assertThat(fields(head)).isEmpty();
    }

    @Test
    void takesTheFirstContentTypeUnlessOneIsSet() {
        head.add("content-type", "text/plain").add("Content-Type", "text/html");
        assertThat(head.contentType()).hasToString("text/plain");
        assertThat(head.contentType("text/xml").contentType()).hasToString("text/xml");
        assertThat(fields(head)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "Content-Type, true", "content-length, true", "Content-Encoding, true", "Content-Security-Policy, false",
            "Content-Location, false", "ETag, false" })
    void knowsWhatDescribesTheEntity(String name, boolean describes) {
        assertThat(AnswerHead.describesEntity(name)).isEqualTo(describes);
    }
}
