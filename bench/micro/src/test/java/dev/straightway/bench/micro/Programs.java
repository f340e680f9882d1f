package dev.straightway.bench.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import dev.straightway.bench.micro.stack.ClassPath;

/** What integration tests start, by the java of this JVM. */
public final class Programs {

    /** The program of this module. */
    public static final Path JAR = Path.of(System.getProperty("micro.jar"));
    public static final Path PEERS = Path.of(System.getProperty("micro.peers"));
    private static final long PATIENCE_SECONDS = 300;

    private Programs() {
    }

    /** {@return the arguments that start a class of these tests on the class path of what is packaged in the folder} */
    public static List<String> on(Path folder, List<String> arguments, Class<?> main)
            throws URISyntaxException {
        assertThat(ClassPath.isPackaged(folder)).as("%s is packaged", folder).isTrue();
        List<String> command = new ArrayList<>(arguments);
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", ClassPath.of(folder, tests()), main.getName()));
        return command;
    }

    /** {@return the class path of the program and of these tests} */
    public static String tests() throws URISyntaxException {
        return JAR + File.pathSeparator
                + Path.of(Programs.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /**
     * {@return all that it printed}
     *
     * @param folder where it works
     */
    public static String run(List<String> arguments, Path folder) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow()));
        command.addAll(arguments);
        File output = folder.resolve("output.txt").toFile();
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(output).start();
        try {
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends in time").isTrue();
        } finally {
            process.destroyForcibly();
        }
        String text = Files.readString(output.toPath());
        assertThat(process.exitValue()).as(text).isZero();
        return text;
    }
}
