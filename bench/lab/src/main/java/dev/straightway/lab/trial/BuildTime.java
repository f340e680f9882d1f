package dev.straightway.lab.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Quarkus wrote of its last build of an application, if it was asked to. */
final class BuildTime {

    /** The first field of the file; those of single steps come after it. */
    private static final Pattern DURATION = Pattern.compile("\"duration\"\\s*:\\s*([0-9]+)");

    private static final long MOST_MILLIS_APART = 2_000;

    private BuildTime() {
    }

    /** @param jar of an application, {@code target/quarkus-app/quarkus-run.jar} */
    static OptionalDouble of(Path jar) {
        Path file = jar.resolveSibling("../build-metrics.json").normalize();
        try {
            if (!Files.exists(file) || !together(jar, file)) {
                return OptionalDouble.empty();
            }
            Matcher duration = DURATION.matcher(Files.readString(file));
            return duration.find() ? OptionalDouble.of(Double.parseDouble(duration.group(1))) : OptionalDouble.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A module that builds several applications has one file, that of the last: it must have been written with this jar. */
    private static boolean together(Path jar, Path file) throws IOException {
        long apart = Files.getLastModifiedTime(file).toMillis() - Files.getLastModifiedTime(jar).toMillis();
        return Math.abs(apart) < MOST_MILLIS_APART;
    }
}
