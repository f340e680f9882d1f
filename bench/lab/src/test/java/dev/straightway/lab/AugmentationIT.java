package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Rebuild;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.Rebuilding;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

/** Augments the applications of the Quarkus stacks again, as a run does. */
@Execution(ExecutionMode.CONCURRENT)
class AugmentationIT {

    private static final Path HOME = Path.of(System.getProperty("lab.home"));
    private static final Scenario TEXT = ScenarioCatalog.read(HOME.resolve("scenarios")).named(List.of("text")).get(0);

    @TempDir
    Path folder;

    private final Children children = new Children();

    @AfterEach
    void endChildren() {
        children.close();
    }

    static Stream<String> targets() {
        return Stream.of("resteasy-classic", "quarkus-rest", "straightway");
    }

    @ParameterizedTest
    @MethodSource("targets")
    void writesWhatItGeneratesAnew(String name) throws Exception {
        ServerTarget target = TargetCatalog.read(HOME.resolve("targets")).named(List.of(name)).get(0);
        Rebuilding rebuilding = ofACopy(target.rebuilding(TEXT).orElseThrow());
        Path generated = rebuilding.jar().resolveSibling("quarkus/generated-bytecode.jar");
        Files.delete(generated);
        double millis = Rebuild.millis(new Launch(Asked.of(target, TEXT), Launch.Program.of(target, TEXT),
                new OptionReader(Map.of()).read().server(), new Pinning(false, "", false), folder.resolve("log")), rebuilding,
                children);
        System.out.printf("%s: %.0f ms%n", name, millis);
        assertThat(millis).isPositive();
        assertThat(generated).isNotEmptyFile();
    }

    /** Other tests start the application meanwhile. */
    private Rebuilding ofACopy(Rebuilding original) throws IOException {
        Path application = original.jar().getParent();
        Path copy = folder.resolve(application.getFileName());
        try (Stream<Path> paths = Files.walk(application)) {
            for (Path path : paths.toList()) {
                Files.copy(path, copy.resolve(application.relativize(path)));
            }
        }
        return new Rebuilding(copy.resolve(original.jar().getFileName()), original.arguments());
    }
}
