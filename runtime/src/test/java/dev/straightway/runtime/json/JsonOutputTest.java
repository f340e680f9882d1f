package dev.straightway.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonOutputTest {

    private final JsonOutput output = new JsonOutput(0);

    private String written() {
        return new String(output.bytes(), 0, output.length(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 1, -1, 9, 10, 99, 100, -100, 1_000_000_000, Integer.MAX_VALUE, Integer.MIN_VALUE })
    void writesInts(int value) {
        output.number(value);
        assertThat(written()).isEqualTo(Integer.toString(value));
    }

    @ParameterizedTest
    @ValueSource(longs = { 0, -7, Integer.MIN_VALUE, Integer.MAX_VALUE + 1L, Long.MAX_VALUE, Long.MIN_VALUE })
    void writesLongs(long value) {
        output.number(value);
        assertThat(written()).isEqualTo(Long.toString(value));
    }

    @ParameterizedTest
    @CsvSource({ "1.0,1.0", "-0.0,-0.0", "1.0E10,1.0E10", "NaN,\"NaN\"", "-Infinity,\"-Infinity\"" })
    void quotesRealsThatAreNoNumbers(double value, String expected) {
        output.number(value);
        assertThat(written()).isEqualTo(expected);
    }

    @Test
    void escapesControlCharactersQuotesAndSurrogates() {
        output.text("a\"\\/\b\f\n\r\t\u0000\u001f\u007f\u00e4\u20ac\ud83d\ude00\ud800");
        assertThat(written()).isEqualTo("\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001F\u007f\u00e4\u20ac\\uD83D\\uDE00\\uD800\"");
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 1, 17, 35 })
    void escapesOneCharacterAnywhereInAText(int place) {
        String before = "x".repeat(place);
        String behind = "y".repeat(35 - place);
        output.text(before + '"' + behind);
        output.text(before + '\u00e4' + behind);
        assertThat(written()).isEqualTo("\"" + before + "\\\"" + behind + "\"\"" + before + "\u00e4" + behind + "\"");
    }

    @Test
    void writesThePartsOfATextAgain() {
        String plain = "http://a/";
        String strange = "\"\u00e4";
        for (String part : new String[] { plain, plain, strange, strange, plain, new String(plain), "" }) {
            output.part(part);
        }
        assertThat(written()).isEqualTo("http://a/http://a/\\\"\u00e4\\\"\u00e4http://a/http://a/");
    }

    @Test
    void writesTheLastTextAgainIfAllOfItIsUnreserved() {
        String id = "aZ-09._~";
        output.text(id);
        assertThat(output.again(id)).isTrue();
        assertThat(output.again(new String(id))).as("another object").isFalse();
        assertThat(written()).isEqualTo("\"aZ-09._~\"aZ-09._~");
    }

    @ParameterizedTest
    @ValueSource(strings = { "a/b", "a b", "a%", "a+", "a*", "a\"", "\\", "\u00e4", "\u0161", "\u7e61" })
    void writesNothingElseAgain(String reserved) {
        output.text("a");
        output.text(reserved);
        assertThat(output.again(reserved)).isFalse();
        assertThat(written()).endsWith("\"");
    }

    @Test
    void writesTextsOfWhichAllCharactersAreAllowed() {
        byte[] refused = new byte[256];
        Arrays.fill(refused, 128, 256, (byte) 1);
        refused['?'] = 1;
        assertThat(output.plain("a/b", refused)).isTrue();
        assertThat(output.plain("c?", refused)).isFalse();
        assertThat(output.plain("c\u00e4", refused)).isFalse();
        assertThat(output.plain("\u0161", refused)).as("its last bits are an a").isFalse();
        assertThat(output.plain("", refused)).isTrue();
        assertThat(written()).isEqualTo("a/b");
    }

    @ParameterizedTest
    @ValueSource(longs = { 0, 1, -1, 0x0123456789abcdefL, Long.MIN_VALUE })
    void writesDigitsToBase16(long number) {
        output.hexadecimal(number, 16);
        output.hexadecimal(number, 4);
        String all = String.format("%016x", number);
        assertThat(written()).isEqualTo(all + all.substring(12));
    }

    @Test
    void setsCommasBetweenNamesAndElements() {
        output.bracket('{');
        output.name("{");
        output.bracket('[');
        output.next();
        output.text("[");
        output.next();
        output.nothing();
        output.bracket(']');
        output.name("\"b\":".getBytes(StandardCharsets.US_ASCII), false);
        output.flag(true);
        output.bracket('}');
        assertThat(written()).isEqualTo("{\"{\":[\"[\",null],\"b\":true}");
    }

    @Test
    void growsByAnyPart() {
        output.bracket('[');
        for (int i = 0; i < 3000; i++) {
            output.next();
            output.text("\u20ac".repeat(i % 50));
            output.next();
            output.number(i);
            output.next();
            output.flag(false);
        }
        output.bracket(']');
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            expected.append(i == 0 ? "" : ",").append("\"" + "\u20ac".repeat(i % 50) + "\"," + i + ",false");
        }
        assertThat(written()).isEqualTo("[" + expected + "]");
    }
}
