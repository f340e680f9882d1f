package dev.straightway.proof.judge;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a table of judgements: {@code verdict  pattern [-> class, class…]  [# reason]} on each line, and lines of comment.
 * <p>
 * A block of comment that stands right above entries is their reason, unless a line has one of its own. Every line that is
 * not understood is an error that quotes it: a table is never read in part.
 */
public final class TableReader {

    private static final String FOLDER = "/dev/straightway/proof/";

    private static final Pattern LINE = Pattern
            .compile(
                    "(plain|calls|blocks|unseen)\\s+(@?[\\w.$]+(?:\\.\\*\\*|#[^\\s#]+)?)(?:\\s+->\\s*([^#]+?))?(?:\\s+#\\s*(.*))?");

    private final List<Entry> entries = new ArrayList<>();
    private String comment = "";
    private boolean open;

    private TableReader() {
    }

    /**
     * {@return the entries of a table of this module}
     *
     * @throws IllegalArgumentException when there is no such table, or a line is not understood
     */
    public static List<Entry> resource(String name) {
        try (InputStream stream = TableReader.class.getResourceAsStream(FOLDER + name)) {
            if (stream == null) {
                throw new IllegalArgumentException("There is no table '" + name + "' on the class path");
            }
            return lines(name, new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the entries of lines; {@code source} names them in errors} */
    public static List<Entry> lines(String source, List<String> lines) {
        TableReader reader = new TableReader();
        for (int i = 0; i < lines.size(); i++) {
            reader.line(source + ":" + (i + 1), lines.get(i).strip());
        }
        return reader.entries;
    }

    private void line(String place, String line) {
        if (line.isEmpty()) {
            comment = "";
            open = false;
        } else if (line.startsWith("#")) {
            comment(line.substring(1).strip());
        } else {
            open = false;
            entry(place, line);
        }
    }

    private void comment(String words) {
        comment = open && !comment.isEmpty() ? comment + " " + words : words;
        open = true;
    }

    private void entry(String place, String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException(place + ": '" + line + "' is no judgement. Write: verdict  pattern"
                    + " [-> class, class]  [# reason], where the verdict is plain, calls, blocks or unseen");
        }
        Verdict verdict = Verdict.valueOf(parts.group(1).toUpperCase(Locale.ROOT));
        entries.add(new Entry(verdict, parts.group(2), returns(parts.group(3)), reason(parts.group(4))));
    }

    private String reason(String ownReason) {
        return ownReason == null || ownReason.isBlank() ? comment : ownReason;
    }

    private static List<String> returns(String types) {
        if (types == null) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        for (String type : types.split(",")) {
            if (!type.isBlank()) {
                names.add(type.strip().replace('.', '/'));
            }
        }
        return names;
    }
}
