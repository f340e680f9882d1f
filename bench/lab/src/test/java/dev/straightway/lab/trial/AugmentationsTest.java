package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

/** With a program that stands for an application and ends as it is told to. */
class AugmentationsTest {

    private static final String TOLD = "told.";
    private static final Scenario TEXT = scenario("text");
    private static final Scenario ROUTES = scenario("routes-10");

    @TempDir
    Path folder;

    private final Children children = new Children();

    @AfterEach
    void endChildren() {
        children.close();
    }

    private final List<String> notes = new ArrayList<>();

    /** What stands for Quarkus. */
    static final class Program {

        private Program() {
        }

        /** Writes and ends as its system properties say. */
        public static void main(String[] none) throws IOException {
            System.out.println(System.getProperty(TOLD + "words", ""));
            Path count = Path.of(System.getProperty(TOLD + "count"));
            Files.writeString(count, Files.exists(count) ? Files.readString(count) + "." : ".");
            System.exit(Integer.getInteger(TOLD + "code", 0));
        }
    }

    @BeforeEach
    void makeTheJar() throws Exception {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Program.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH,
                Program.class.getProtectionDomain().getCodeSource().getLocation().toString());
        try (OutputStream file = Files.newOutputStream(folder.resolve("program.jar"));
                JarOutputStream jar = new JarOutputStream(file, manifest)) {
            jar.finish();
        }
    }

    @Test
    void runOnceForEachTargetAndRoundWhateverTheScenariosAndAttempts() throws Exception {
        Augmentations augmentations = new Augmentations(2, notes::add);
        ServerTarget target = target("program.jar", "");
        for (int round = 1; round <= 3; round++) {
            for (int attempt = 1; attempt <= 2; attempt++) {
                assertThat(augmentations.due(cell(target, TEXT, round))).isEqualTo(round <= 2 && attempt == 1);
                augmentations.before(cell(target, TEXT, round), bench(augmentations));
            }
        }
        assertThat(folder.resolve("count")).content().isEqualTo("..");
        assertThat(augmentations.of(cell(target, TEXT, 1)).orElseThrow()).isPositive();
        assertThat(augmentations.of(cell(target, TEXT, 3))).isEmpty();
        assertThat(notes).isEmpty();
    }

    @Test
    void areOfTheUsualApplicationOnly() throws Exception {
        Augmentations augmentations = new Augmentations(1, notes::add);
        ServerTarget target = target("program.jar", "");
        augmentations.before(cell(target, TEXT, 1), bench(augmentations));
        assertThat(augmentations.of(cell(target, ROUTES, 1))).isEmpty();
        assertThat(augmentations.due(cell(target, ROUTES, 1))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -Dtold.code=3 -Dtold.words=broken | ended with code 3:\\nbroken
            -Dtold.words=[ERROR]              | ended with code 0:\\n[ERROR]
            """)
    void sayWhyTheyDidNotSucceed(String arguments, String reason) throws Exception {
        Augmentations augmentations = new Augmentations(1, notes::add);
        ServerTarget target = target("program.jar", arguments);
        augmentations.before(cell(target, TEXT, 1), bench(augmentations));
        assertThat(augmentations.of(cell(target, TEXT, 1))).isEmpty();
        assertThat(notes).containsExactly("In round 1 the augmentation of Program " + reason.replace("\\n", "\n"));
    }

    @Test
    void sayThatTheApplicationIsMissing() throws Exception {
        Augmentations augmentations = new Augmentations(1, notes::add);
        augmentations.before(cell(target("none.jar", ""), TEXT, 1), bench(augmentations));
        assertThat(notes).containsExactly("No augmentation of Program was timed: " + folder.resolve("none.jar")
                + " is missing. Run 'mvn package -Pbench -DskipTests' first.");
    }

    private Bench bench(Augmentations augmentations) {
        Options options = new OptionReader(Map.of()).read();
        return new Bench(options, new LocalHost(folder.resolve("agent.jar"), children), null, augmentations, folder);
    }

    private ServerTarget target(String jar, String arguments) throws IOException {
        Path file = Files.createDirectories(folder.resolve("targets/program")).resolve("target.properties");
        Files.write(file, List.of("order=1", "title=Program", "thread=worker", "reference=true", "jar=x.jar", "arguments=",
                "jar.for.routes-*=y.jar", "augmentation.jar=../../" + jar,
                "augmentation.arguments=-Dtold.count=" + folder.resolve("count") + " " + arguments));
        return TargetCatalog.read(folder.resolve("targets")).all().get(0);
    }

    private static Cell cell(ServerTarget target, Scenario scenario, int round) {
        return new Cell(target, scenario, Placement.of(new Pinning(false, "", false)), round);
    }

    private static Scenario scenario(String name) {
        return ScenarioCatalog.read(Path.of(System.getProperty("lab.home")).resolve("scenarios")).named(List.of(name)).get(0);
    }
}
