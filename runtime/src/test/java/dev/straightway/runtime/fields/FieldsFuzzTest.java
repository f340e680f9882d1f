package dev.straightway.runtime.fields;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

import com.code_intelligence.jazzer.junit.FuzzTest;

import dev.straightway.runtime.fuzzing.Invariants;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;

/** What clients say in fields and queries, as a fuzzer made it: an input is the text as the server has it. */
class FieldsFuzzTest {

    private static final Set<Integer> REFUSALS = Set.of(400, 406, 415);
    private static final MediaRange JSON = MediaRange.parse("application/json;charset=utf-8");

    private interface Reading {
        void read(String text);
    }

    private static void read(byte[] input, Reading reading) {
        String text = new String(input, StandardCharsets.UTF_8);
        Invariants.hold(REFUSALS, () -> "'" + text + "'", () -> reading.read(text));
    }

    private static void meansTheSameWrittenAgain(MediaRange range) {
        assertThat(MediaRange.parse(range.toString())).isEqualTo(range);
    }

    @FuzzTest
    void accept(byte[] input) {
        read(input, text -> {
            AcceptHeader accepted = Accept.of(text);
            accepted.ranges().forEach(FieldsFuzzTest::meansTheSameWrittenAgain);
            accepted.quality(JSON);
            Accept.mediaTypes(text).forEach(Object::toString);
        });
    }

    @FuzzTest
    void contentType(byte[] input) {
        read(input, text -> {
            meansTheSameWrittenAgain(ContentTypes.range(text));
            ContentTypes.mediaType(text).toString();
            ContentTypes.charset(text);
        });
    }

    @FuzzTest
    void cookies(byte[] input) {
        read(input, text -> assertThat(Cookies.of(List.of(text)))
                .allSatisfy((name, cookie) -> assertThat(cookie.getName()).isEqualTo(name)));
    }

    @FuzzTest
    void languages(byte[] input) {
        read(input, text -> {
            Languages.acceptable(text);
            Languages.of(text);
        });
    }

    @FuzzTest
    void numbers(byte[] input) {
        read(input, text -> {
            Numbers.length(text);
            Numbers.date(text);
        });
    }

    @FuzzTest
    void query(byte[] input) {
        read(input, text -> {
            Query query = Query.of(text, 1000);
            query.raw().keySet().forEach(query::all);
            query.decoded();
        });
    }
}
