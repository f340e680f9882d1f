package dev.straightway.it.tck.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import dev.straightway.it.tck.child.ChildMain;
import dev.straightway.it.tck.result.Outcomes;

/** Runs some test classes in a JVM of their own. Its output goes to {@code log}, its results to {@code results}. */
record ChildJvm(List<String> classes, Path log, Path results, Duration limit) {

    /** What the tests of the TCK read and a build would have to set; the container corrects host and port. */
    private static final Map<String, String> TCK_PROPERTIES = Map.of("webServerHost", "localhost", "webServerPort", "1",
            "servlet_adaptor", "none", "user", "j2ee", "password", "j2ee", "authuser", "javajoe", "authpassword", "javajoe");

    /** {@return what the tests gave}; a JVM that takes too long is stopped, and its tests are lost. */
    Outcomes run() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command()).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        try {
            if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
                System.out.printf("tck: stopped after %d s, see %s%n", limit.toSeconds(), log);
            } else if (process.exitValue() != 0) {
                System.out.printf("tck: ended with %d, see %s%n", process.exitValue(), log);
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
        return Outcomes.read(results);
    }

    private List<String> command() throws IOException {
        Path temporary = Files.createDirectories(log.resolveSibling("tmp"));
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // It starts some twenty applications and answers few requests.
                "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=256m", "-XX:+UseSerialGC", "-Xmx2g", "--add-opens",
                "java.base/java.lang=ALL-UNNAMED",
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager", "-Djava.io.tmpdir=" + temporary,
                "-D" + ChildMain.RESULTS + "=" + results));
        TCK_PROPERTIES.forEach((name, value) -> command.add("-D" + name + "=" + value));
        System.getProperties().stringPropertyNames().stream().filter(p -> p.startsWith("tck.") || p.startsWith("maven."))
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ChildMain.class.getName()));
        command.addAll(classes);
        return command;
    }
}
