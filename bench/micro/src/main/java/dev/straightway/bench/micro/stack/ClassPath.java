package dev.straightway.bench.micro.stack;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The jars of a packaged application. */
public final class ClassPath {

    /**
     * Where a class is in several jars, the first counts: what the build of Quarkus has transformed or generated stands
     * before what it was made of.
     */
    private static final List<String> JARS = List.of("quarkus", "app", "lib/main", "lib/boot", "", "lib");

    private ClassPath() {
    }

    /** {@return whether the application of the folder has been packaged} */
    public static boolean isPackaged(Path folder) {
        return Files.isDirectory(folder.resolve("lib"));
    }

    /** {@return the jars of the folder and then those of this JVM, which has JMH and the kit} */
    public static String of(Path folder, String own) {
        return Stream.concat(JARS.stream().flatMap(inner -> jars(folder.resolve(inner))), Stream.of(own))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Stream<String> jars(Path inner) {
        if (!Files.isDirectory(inner)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(inner)) {
            // "transformed-bytecode" before "generated-bytecode"; the order of libraries doesn't matter.
            return files.map(Path::toString).filter(name -> name.endsWith(".jar") && !name.endsWith("quarkus-run.jar"))
                    .sorted(Comparator.reverseOrder()).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
