package dev.straightway.deployment.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.check.Promise.Verdict;

/**
 * The table of all promises: what the rules refuse stands there, so that table and rules can't differ.
 * <p>
 * A line is {@code kind name verdict [problem [anywhere | unless value]] [(test)] # text}. Every line that isn't
 * understood is an error.
 */
public final class Promises {

    private static final String TABLE = "promises.txt";
    private static final Pattern LINE = Pattern.compile("(annotation|key|item|type)\\s+(\\S+)\\s+"
            + "(?:(honoured|harmless|different|missing)|(refused)\\s+(STW-\\d+)(?:\\s+(anywhere)|\\s+unless\\s+(\\S+))?)"
            + "(?:\\s+\\((\\w+)\\))?\\s+#\\s*(\\S.*)");
    private static final List<Promise> ALL = read();
    /** By the id of the problem. */
    private static final Map<String, List<Promise>> REFUSED = ALL.stream().filter(promise -> promise.problem().isPresent())
            .collect(Collectors.groupingBy(promise -> promise.problem().orElseThrow()));

    private Promises() {
    }

    /** {@return every line of the table} */
    public static List<Promise> all() {
        return ALL;
    }

    /** {@return the names of the keys that may be refused} */
    public static Set<String> refusedKeys() {
        return ALL.stream().filter(promise -> promise.kind() == Kind.KEY && promise.verdict() == Verdict.REFUSED)
                .map(Promise::name).collect(Collectors.toSet());
    }

    /** {@return whether a class that another extension gives needs no place here} */
    public static boolean isHarmlessItem(String className) {
        return ALL.stream().anyMatch(promise -> promise.kind() == Kind.ITEM && promise.verdict() == Verdict.HARMLESS
                && promise.covers(className));
    }

    /** {@return the promises of a kind that a problem refuses} */
    static Stream<Promise> refusedBy(String id, Kind kind) {
        return REFUSED.getOrDefault(id, List.of()).stream().filter(promise -> promise.kind() == kind);
    }

    private static List<Promise> read() {
        try (InputStream stream = Promises.class.getResourceAsStream(TABLE)) {
            if (stream == null) {
                throw new IllegalStateException("The table " + TABLE + " is missing");
            }
            return parse(new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("The table " + TABLE + " can't be read", e);
        }
    }

    static List<Promise> parse(List<String> lines) {
        return lines.stream().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).map(Promises::promise)
                .toList();
    }

    private static Promise promise(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + line + "' is no promise. Write: annotation|key|item|type  name "
                    + " honoured|harmless|different|missing|refused STW-nnn [anywhere | unless value]  [(test)]  # text");
        }
        String verdict = parts.group(3) == null ? parts.group(4) : parts.group(3);
        return new Promise(Kind.valueOf(parts.group(1).toUpperCase(Locale.ROOT)), parts.group(2),
                Verdict.valueOf(verdict.toUpperCase(Locale.ROOT)), Optional.ofNullable(parts.group(5)),
                Optional.ofNullable(parts.group(7)), parts.group(6) != null, Optional.ofNullable(parts.group(8)),
                parts.group(9));
    }
}
