package dev.straightway.lab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikenessTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            application/json               | {"a": 1, "b": [2, 3]} | application/json                | {"b":[2,3],"a":1}
            application/json               | {"a": 1.0}            | application/json                | {"a": 1}
            application/json               | {"a": 1e2}            | application/json                | {"a": 100}
            application/problem+json       | {"a": 1, "b": 2}      | application/problem+json        | {"b": 2, "a": 1}
            application/json;charset=UTF-8 | {}                    | application/json                | {}
            text/plain                     | hi                    | Text/Plain; charset="utf-8"     | hi
            -                              | ''                    | -                               | ''
            """)
    void takesForAlikeWhatSaysTheSame(String type, String body, String otherType, String otherBody) {
        assertThat(Likeness.difference(answer(200, type, body), answer(200, otherType, otherBody))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            200 | application/json           | {"a": 1}     | 204 | -                          | ''           | status 200 instead of 204
            200 | application/json           | {"a": 1}     | 200 | text/plain                 | {"a": 1}     | media type application/json instead of text/plain
            200 | text/plain;charset=latin1  | hi           | 200 | text/plain;charset=UTF-8   | hi           | media type text/plain;charset=latin1 instead of text/plain;charset=UTF-8
            200 | text/plain                 | hi           | 200 | text/plain;charset=latin1  | hi           | media type text/plain instead of text/plain;charset=latin1
            200 | application/json           | {"a":[1,2]}  | 200 | application/json           | {"a":[2,1]}  | the body from byte 6 on: '{"a":[1,2]}' instead of '{"a":[2,1]}'
            200 | application/json           | {"a":null}   | 200 | application/json           | {}           | the body from byte 1 on: '{"a":null}' instead of '{}'
            200 | application/json           | {"a":"1"}    | 200 | application/json           | {"a":1}      | the body from byte 5 on: '{"a":"1"}' instead of '{"a":1}'
            200 | text/plain                 | {"a": 1}     | 200 | text/plain                 | {"a":1}      | the body from byte 5 on: '{"a": 1}' instead of '{"a":1}'
            200 | application/json           | {"a": 1} {}  | 200 | application/json           | {"a":1}      | the body from byte 5 on: '{"a": 1} {}' instead of '{"a":1}'
            """)
    void saysInWhatTwoAnswersDiffer(int status, String type, String body, int otherStatus, String otherType, String otherBody,
            String difference) {
        assertThat(Likeness.difference(answer(status, type, body), answer(otherStatus, otherType, otherBody)))
                .contains(difference);
    }

    @Test
    void showsTheMiddleOfALongBodyOnly() {
        String before = "x".repeat(100);

        assertThat(Likeness.difference(answer(200, "text/plain", before + "one" + before),
                answer(200, "text/plain", before + "two" + before))).contains("the body from byte 100 on: '…" + "x".repeat(20)
                        + "one" + "x".repeat(17) + "…' instead of '…" + "x".repeat(20) + "two" + "x".repeat(17) + "…'");
    }

    private static Answer answer(int status, String type, String body) {
        return new Answer(status, type, body.getBytes(StandardCharsets.UTF_8));
    }
}
