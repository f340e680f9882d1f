package dev.straightway.lab.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The JDK of the servers.
 *
 * @param release its feature release, as 17
 * @param words its name, version and mode
 */
public record ServerJava(int release, String words) {

    private static final Pattern VERSION = Pattern.compile("version \"([0-9]+)");

    /** @param home of the JDK, empty for that of the lab */
    static Path of(String home) {
        return Path.of(home.isEmpty() ? System.getProperty("java.home") : home, "bin", "java");
    }

    /**
     * Asks the JDK itself.
     *
     * @param home of the JDK, empty for that of the lab
     */
    public static ServerJava ask(String home) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(of(home).toString(), "-version").redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new TrialFailure(of(home) + " -version ended with code " + process.exitValue() + ":\n" + output);
        }
        return parse(output);
    }

    static ServerJava parse(String output) {
        Matcher version = VERSION.matcher(output);
        if (!version.find()) {
            throw new TrialFailure("A JDK that does not tell its version:\n" + output);
        }
        List<String> lines = output.lines().filter(line -> !line.startsWith("Picked up ")).toList();
        return new ServerJava(Integer.parseInt(version.group(1)), lines.size() < 3 ? output.trim()
                : lines.get(1).trim() + " (" + lines.get(2).trim() + ")");
    }
}
