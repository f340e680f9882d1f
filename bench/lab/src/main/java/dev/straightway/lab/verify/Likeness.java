package dev.straightway.lab.verify;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Whether two answers say the same: status, media type and body. JSON is the same in whatever order its members stand and
 * however its numbers and spaces are written; of a charset that only one of them names, UTF-8 is no difference.
 */
public final class Likeness {

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    private static final Pattern CHARSET = Pattern.compile(";charset=\"?([^;\"]+)\"?");
    private static final String UTF_8 = "utf-8";
    private static final int AROUND = 40;

    /** Zero for what is the same: of the numbers only their value counts. */
    private static final Comparator<JsonNode> BY_VALUE = (one, other) -> {
        if (one.isNumber() && other.isNumber()) {
            BigDecimal value = one.decimalValue();
            return value.compareTo(other.decimalValue());
        }
        return one.equals(other) ? 0 : 1;
    };

    private Likeness() {
    }

    /**
     * {@return in what an answer differs from another, for people; empty if they say the same}
     *
     * @param other what it is compared with
     */
    public static Optional<String> difference(Answer answer, Answer other) {
        return head(answer, other).or(() -> same(answer, other) ? Optional.empty() : Optional.of(body(answer, other)));
    }

    /** {@return in what the status or the media type of an answer differs from another's; empty if they don't} */
    public static Optional<String> head(Answer answer, Answer other) {
        if (answer.status() != other.status()) {
            return Optional.of("status " + answer.status() + " instead of " + other.status());
        }
        String charset = charset(answer);
        String others = charset(other);
        boolean bothNamed = !charset.isEmpty() && !others.isEmpty();
        boolean sameCharset = bothNamed ? charset.equals(others)
                : (charset + others).isEmpty()
                        || (charset + others).equals(UTF_8);
        return type(answer).equals(type(other)) && sameCharset ? Optional.empty()
                : Optional.of("media type " + words(answer) + " instead of " + words(other));
    }

    /** {@return the media type without its parameters, which stacks may name or not; {@code null} for none} */
    public static String bareType(Answer answer) {
        return answer.mediaType() == null ? null : type(answer).split(";")[0];
    }

    private static boolean same(Answer answer, Answer other) {
        if (Arrays.equals(answer.body(), other.body())) {
            return true;
        }
        Optional<JsonNode> one = json(answer);
        Optional<JsonNode> another = json(other);
        return one.isPresent() && another.isPresent() && one.get().equals(BY_VALUE, another.get());
    }

    private static Optional<JsonNode> json(Answer answer) {
        String type = bareType(answer);
        if (type == null || !type.equals("application/json") && !type.endsWith("+json")) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readTree(answer.body()));
        } catch (IOException noJson) {
            return Optional.empty();
        }
    }

    /** Where the bodies begin to differ, with what stands there in each. */
    private static String body(Answer answer, Answer other) {
        int at = Arrays.mismatch(answer.body(), other.body());
        return "the body from byte " + at + " on: " + around(answer, at) + " instead of " + around(other, at);
    }

    private static String around(Answer answer, int at) {
        String text = Answer.text(answer.body());
        // Bytes before characters is near enough for a glance.
        int from = Math.max(0, Math.min(at, text.length()) - AROUND / 2);
        int to = Math.min(text.length(), from + AROUND);
        return "'" + (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "") + "'";
    }

    private static String type(Answer answer) {
        return CHARSET.matcher(normal(answer)).replaceFirst("");
    }

    private static String charset(Answer answer) {
        Matcher charset = CHARSET.matcher(normal(answer));
        return charset.find() ? charset.group(1) : "";
    }

    private static String normal(Answer answer) {
        return answer.mediaType() == null ? "" : answer.mediaType().replace(" ", "").toLowerCase(Locale.ROOT);
    }

    private static String words(Answer answer) {
        return answer.mediaType() == null ? "none" : answer.mediaType();
    }
}
