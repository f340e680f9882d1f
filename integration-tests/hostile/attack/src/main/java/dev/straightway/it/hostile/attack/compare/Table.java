package dev.straightway.it.hostile.attack.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Rows of a text resource, parted by tabs; {@code *} in a column stands for any text, {@code #} begins a remark. */
public final class Table {

    private final List<Row> rows;

    private Table(List<Row> rows) {
        this.rows = rows;
    }

    /** A row, with a pattern for each column but the last, which is for people. */
    public record Row(List<String> columns, List<Pattern> patterns) {

        static Row of(String line, int count) {
            List<String> columns = Arrays.stream(line.split("\t+")).map(String::strip).toList();
            if (columns.size() != count) {
                throw new IllegalStateException("A row needs " + count + " columns: " + line);
            }
            return new Row(columns, columns.subList(0, count - 1).stream().map(Row::pattern).toList());
        }

        boolean matches(List<String> values) {
            for (int i = 0; i < values.size(); i++) {
                if (!patterns.get(i).matcher(values.get(i)).matches()) {
                    return false;
                }
            }
            return true;
        }

        private static Pattern pattern(String glob) {
            return Pattern.compile(Arrays.stream(glob.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")),
                    Pattern.DOTALL);
        }

        @Override
        public String toString() {
            return String.join(" | ", columns);
        }
    }

    /** {@return the table in a resource beside this class} */
    public static Table read(String resource, int columns) {
        try (InputStream in = Table.class.getResourceAsStream(resource)) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), columns);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the table in a text} */
    public static Table parse(String text, int columns) {
        return new Table(text.lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> Row.of(line, columns)).toList());
    }

    public List<Row> rows() {
        return rows;
    }

    /** {@return the first row whose columns match these values, or {@code null}} */
    public Row find(String... values) {
        List<String> all = Arrays.asList(values);
        return rows.stream().filter(row -> row.matches(all)).findFirst().orElse(null);
    }
}
