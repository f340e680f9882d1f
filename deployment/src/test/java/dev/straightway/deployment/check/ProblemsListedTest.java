package dev.straightway.deployment.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** The list of problems in the docs and the rules know the same ids. */
class ProblemsListedTest {

    private static final Pattern ID = Pattern.compile("STW-\\d+");

    @Test
    void listsTheIdsOfAllRules() throws Exception {
        Set<String> reported = new TreeSet<>();
        try (Stream<Path> rules = Files.list(Path.of("src/main/java/dev/straightway/deployment/check"))) {
            for (Path rule : rules.toList()) {
                ids(Pattern.compile("\"STW-\\d+\""), rule).forEach(quoted -> reported.add(quoted.replace("\"", "")));
            }
        }
        assertThat(reported).isNotEmpty();
        assertThat(ids(ID, Path.of("../docs/problems.md"))).isEqualTo(reported);
    }

    private static Set<String> ids(Pattern pattern, Path file) throws Exception {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(Files.readString(file));
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }
}
