package dev.straightway.it.library.straightway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.it.contract.Verdicts;
import io.quarkus.test.junit.QuarkusTest;

/** What the build decides on the threads of the library, with all extensions in the application. */
@QuarkusTest
class VerdictsTest {

    /** Where the resources begin that touch the database or files. */
    private static final List<String> OUTSIDE = List.of("/authors", "/books", "/categories", "/covers", "/exports", "/imports",
            "/loans", "/members", "/publishers", "/reservations");

    private static List<String> asked() {
        return Verdicts.drawn().stream().filter(line -> line.startsWith("/") && !line.contains("| not asked: ")).toList();
    }

    @Test
    void decidesAsTheTableSays() throws IOException {
        String table = Files.readString(Path.of("src/test/resources/verdicts.txt"));
        assertThat(String.join("\n", asked())).isEqualTo(String.join("\n", Verdicts.lines(table)));
    }

    @Test
    void provesFourOfFiveRoutesThatStayInMemory() {
        List<String> inMemory = asked().stream().filter(line -> OUTSIDE.stream().noneMatch(line::startsWith)).toList();
        long proven = inMemory.stream().filter(line -> line.endsWith("| proven")).count();
        assertThat(proven * 5).as("%s of %s", proven, inMemory.size()).isGreaterThanOrEqualTo(inMemory.size() * 4L);
    }
}
