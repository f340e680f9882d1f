package dev.straightway.lab.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.target.Target;

/** Collects what a figure must be read with, as names and values in the order in which they are printed. */
public final class Environment {

    private Environment() {
    }

    public static Map<String, String> of(Options options, Pinning pinning, String generator, List<Target> targets)
            throws IOException, InterruptedException {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("machine", Runtime.getRuntime().availableProcessors() + " cores, " + cpuModel());
        facts.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        facts.put("server JVM", javaVersion(options.server().java()));
        facts.put("collector", options.server().collector().argument());
        facts.put("heap", "-Xms" + options.server().heap() + " -Xmx" + options.server().heap());
        facts.put("event loops", Integer.toString(options.server().eventLoops()));
        facts.put("pinning", pinning.words());
        facts.put("generator", generator + ", " + options.load().connections() + " connections, "
                + options.load().threads() + " thread(s), pipelining " + options.load().pipelining() + ", closed loop");
        facts.put("rounds",
                options.timing().rounds() + " of " + options.timing().durationSeconds()
                        + " s, interleaved, each in a fresh JVM after up to "
                        + options.timing().warmupSeconds() + " s of warm-up");
        facts.put("CPU", "/proc/PID/stat, user and system apart");
        facts.put("bytes", "com.sun.management.ThreadMXBean by an agent in every server; before JDK 21 without ended threads");
        for (Target target : targets) {
            facts.put(target.title(), version(target.jar().getParent()));
            target.requirement().ifPresent(required -> facts.put(target.title() + " with", required.line()));
        }
        return facts;
    }

    /** {@return the versions of Quarkus and Vert.x among the libraries of an application} */
    private static String version(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> names = files.map(file -> file.getFileName().toString()).toList();
            return Stream.of("quarkus-core-", "vertx-core-")
                    .flatMap(prefix -> names.stream().map(name -> name.replaceFirst("^io\\.(quarkus|vertx)\\.", ""))
                            .filter(name -> name.matches(prefix + "[0-9].*\\.jar")).limit(1))
                    .map(name -> name.replace("-core-", " ").replace(".jar", ""))
                    .reduce((one, two) -> one + ", " + two).orElse("no known version");
        }
    }

    private static String javaVersion(String home) throws IOException, InterruptedException {
        String java = Path.of(home.isEmpty() ? System.getProperty("java.home") : home, "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-version").redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        List<String> lines = output.lines().toList();
        return lines.size() < 3 ? output.trim() : lines.get(1).trim() + " (" + lines.get(2).trim() + ")";
    }

    private static String cpuModel() throws IOException {
        Path file = Path.of("/proc/cpuinfo");
        if (!Files.exists(file)) {
            return System.getProperty("os.arch");
        }
        return Files.readAllLines(file).stream().filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).trim()).findFirst().orElse(System.getProperty("os.arch"));
    }
}
