package dev.straightway.deployment.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.check.Promise.Verdict;

/** The page that says what becomes of each promise of Quarkus REST is generated from the table of promises. */
class QuarkusRestPageTest {

    private static final Path TABLE = Path.of("src/main/resources/dev/straightway/deployment/check/promises.txt");
    private static final Path PAGE = Path.of("../docs/quarkus-rest.md");
    private static final Path EXPECTED = Path.of("target/quarkus-rest.md");
    private static final String END_OF_INTRODUCTION = "<!-- What follows is generated from promises.txt -->\n";
    private static final String HEADING = "# ---- ";

    @Test
    void isMadeOfTheTable() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(page).contains(END_OF_INTRODUCTION);
        Files.writeString(EXPECTED, page.substring(0, page.indexOf(END_OF_INTRODUCTION)) + END_OF_INTRODUCTION
                + tables(Files.readAllLines(TABLE)));
        assertThat(PAGE).as("if it is stale: cp deployment/target/quarkus-rest.md docs/")
                .hasSameTextualContentAs(EXPECTED);
    }

    private static String tables(List<String> lines) {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            if (line.startsWith(HEADING)) {
                text.append("\n## ").append(line.substring(HEADING.length()))
                        .append("\n\n| Name | Here | |\n|---|---|---|\n");
            } else {
                Promises.parse(List.of(line)).forEach(promise -> text.append(row(promise)));
            }
        }
        return text.toString();
    }

    private static String row(Promise promise) {
        String name = (promise.kind() == Kind.ANNOTATION ? "@" : "") + promise.name().replace('$', '.');
        return "| `" + name + "` | " + verdict(promise) + " | " + remark(promise) + " |\n";
    }

    private static String verdict(Promise promise) {
        return switch (promise.verdict()) {
            case HONOURED -> "yes";
            case HARMLESS -> "nothing to do";
            case DIFFERENT -> "different";
            case MISSING -> "no";
            case REFUSED -> "no (" + promise.problem().orElseThrow() + ")";
        };
    }

    /** The text of what is honoured names the code that does it; what follows a semicolon is for users. */
    private static String remark(Promise promise) {
        int users = promise.text().indexOf("; ");
        if (promise.verdict() == Verdict.HONOURED) {
            return users < 0 ? "" : promise.text().substring(users + 2);
        }
        return promise.harmless().map(QuarkusRestPageTest::exception).orElse("") + promise.text();
    }

    private static String exception(String harmless) {
        return harmless.equals("secured") ? "yes with an extension that checks it. " : "yes for `" + harmless + "`. ";
    }
}
