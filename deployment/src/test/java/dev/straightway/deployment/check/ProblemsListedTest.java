package dev.straightway.deployment.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** The list of problems in the docs and the code know the same ids; those that are retired stand there by their digits. */
class ProblemsListedTest {

    private static final Path DOCS = Path.of("../docs/problems.md");
    private static final Pattern ID = Pattern.compile("STW-\\d+");
    /** At the begin of a text, as {@code "STW-101"} or {@code "[STW-152] "}. */
    private static final Pattern REPORTED = Pattern.compile("\"\\[?STW-\\d+");

    @Test
    void listsTheIdsOfAllRules() throws Exception {
        Set<String> reported = new TreeSet<>();
        for (Path source : sources()) {
            ids(REPORTED, source).forEach(quoted -> ids(ID, quoted, reported));
        }
        assertThat(reported).contains("STW-101", "STW-152");
        assertThat(ids(ID, DOCS)).isEqualTo(reported);
    }

    @Test
    void givesNoRetiredIdANewMeaning() throws Exception {
        String docs = Files.readString(DOCS);
        String retired = docs.substring(docs.indexOf("## Retired"));
        Set<String> digits = new TreeSet<>();
        ids(Pattern.compile("(?m)^\\| (\\d{3}) \\|"), retired, digits);
        assertThat(digits).isNotEmpty();
        assertThat(ids(ID, DOCS)).doesNotContainAnyElementsOf(digits.stream()
                .map(row -> "STW-" + row.replaceAll("\\D", "")).toList());
    }

    /** Of both modules: an application that can't be asked isn't found by a rule, nor what only the start knows. */
    private static List<Path> sources() throws Exception {
        try (Stream<Path> build = Files.walk(Path.of("src/main/java"));
                Stream<Path> runtime = Files.walk(Path.of("../runtime/src/main/java"))) {
            return Stream.concat(build, runtime).filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static Set<String> ids(Pattern pattern, Path file) throws Exception {
        Set<String> found = new TreeSet<>();
        ids(pattern, Files.readString(file), found);
        return found;
    }

    private static void ids(Pattern pattern, String text, Set<String> into) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            into.add(matcher.group());
        }
    }
}
