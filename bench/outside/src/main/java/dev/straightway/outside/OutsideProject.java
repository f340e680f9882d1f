package dev.straightway.outside;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A copy of a project, in which programs are run as its user does. */
public final class OutsideProject {

    /** Builds are short and end before the optimizing compiler pays. */
    private static final Map<String, String> ENVIRONMENT = Map.of("MAVEN_OPTS",
            "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    private static final String BUILT = "target";

    private final Path folder;

    private OutsideProject(Path folder) {
        this.folder = folder;
    }

    /** {@return a copy of the project, without what was built there} */
    public static OutsideProject copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                return inner.equals(from.resolve(BUILT)) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path place = to.resolve(from.relativize(file).toString());
                Files.createDirectories(place.getParent());
                Files.copy(file, place);
                return FileVisitResult.CONTINUE;
            }
        });
        return new OutsideProject(to);
    }

    public Path folder() {
        return folder;
    }

    /** {@return every file of the project with what it holds} */
    public Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            content.put(folder.relativize(file).toString(), Files.readString(file));
        }
        return content;
    }

    /**
     * Runs a program in the project.
     *
     * @param name of the file beside the project that takes all that it prints
     * @throws IllegalStateException if it doesn't end in time
     */
    public Ended run(List<String> command, String name, int mostMinutes) throws IOException, InterruptedException {
        Path log = folder.resolveSibling(name);
        ProcessBuilder program = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(log.toFile());
        program.environment().putAll(ENVIRONMENT);
        Process process = program.start();
        try {
            if (!process.waitFor(mostMinutes, TimeUnit.MINUTES)) {
                throw new IllegalStateException(command + " takes more than " + mostMinutes + " minutes: "
                        + Files.readString(log));
            }
        } finally {
            process.destroyForcibly();
        }
        return new Ended(process.exitValue(), Files.readString(log));
    }

    /**
     * What came of a program.
     *
     * @param output all that it printed
     */
    public record Ended(int exit, String output) {
    }
}
