package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;

/** The example of README.md. */
class ExampleTest {

    static final class Greetings {
        String quick() {
            return "hello".toUpperCase();
        }

        String slow() throws InterruptedException {
            Thread.sleep(100);
            return "hello";
        }
    }

    @Test
    void provesTheQuickMethodAndDrawsTheSlowOne() {
        ClassLoader loader = ExampleTest.class.getClassLoader();
        String resource = "dev/straightway/proof/ExampleTest$Greetings";
        List<Path> jars = List.of();

        ClassSource classes = ClassSource.of(loader, Set.of(resource), Libraries.of(jars));
        Application application = Application.of(classes);
        RouteEntry quick = RouteEntry.of(Method.of(resource, "quick", "()Ljava/lang/String;"));
        RouteEntry slow = RouteEntry.of(Method.of(resource, "slow", "()Ljava/lang/String;"));

        List<Proof> proofs = Prover.prove(List.of(quick, slow), application);

        assertThat(proofs.get(0)).isInstanceOf(Proven.class);
        assertThat(proofs.get(1)).isInstanceOfSatisfying(NotProven.class, proof -> assertThat(proof.words())
                .isEqualTo("ExampleTest$Greetings#slow → java.lang.Thread#sleep: sleeps (ExampleTest.java:31)")
                .satisfies(words -> assertThat(
                        readme()).contains(words)));
    }

    /** The lines of the example stand in the README as they are here. */
    @Test
    void isTheExampleOfTheReadme() throws IOException {
        String source = Files.readString(Path.of("src/test/java/dev/straightway/proof/ExampleTest.java"));
        String example = source.substring(source.indexOf("        ClassSource classes"),
                source.indexOf("\n\n        assertThat"));
        assertThat(readme()).contains(example.stripIndent().strip());
    }

    private static String readme() {
        try {
            return Files.readString(Path.of("README.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
