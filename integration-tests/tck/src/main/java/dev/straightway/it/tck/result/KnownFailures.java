package dev.straightway.it.tck.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The tests that are known to fail, each with the reason why it may: lines of class, method and reason with tabs between
 * them. A line that is empty or begins with {@code #} is a comment.
 */
public record KnownFailures(SortedMap<TestName, String> reasons) {

    public KnownFailures {
        reasons = Collections.unmodifiableSortedMap(new TreeMap<>(reasons));
    }

    /** {@return the list in the file} */
    public static KnownFailures read(Path file) throws IOException {
        return parse(Files.readAllLines(file));
    }

    /**
     * {@return the list that the lines hold}
     *
     * @throws IllegalArgumentException if a line lacks its reason or names a test again
     */
    public static KnownFailures parse(List<String> lines) {
        SortedMap<TestName, String> reasons = new TreeMap<>();
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] fields = line.split("\t", -1);
            if (fields.length != 3 || fields[2].isBlank()) {
                throw new IllegalArgumentException("Not class, method and reason: '" + line + "'");
            }
            if (reasons.put(new TestName(fields[0], fields[1]), fields[2].strip()) != null) {
                throw new IllegalArgumentException("Listed twice: " + fields[0] + "#" + fields[1]);
            }
        }
        return new KnownFailures(reasons);
    }

    /** {@return the lines that the list lacks, with what each test said in place of the reason why it may fail} */
    public List<String> missing(Outcomes outcomes) {
        return outcomes.in(State.FAILED).stream().filter(o -> !lists(o.test()))
                .map(o -> String.join("\t", o.test().type(), o.test().method(), o.reason())).toList();
    }

    /** {@return whether the test is listed} */
    public boolean lists(TestName test) {
        return reasons.containsKey(test);
    }
}
