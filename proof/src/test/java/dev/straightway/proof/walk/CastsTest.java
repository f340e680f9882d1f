package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

class CastsTest {

    /** What the platform makes for one of them is never taken for another. */
    @Test
    void findsNoClassOfThePlatformThatIsOfTwoFamilies() throws IOException {
        List<Class<?>> families = Casts.FAMILIES.stream().<Class<?>> map(name -> load(name.replace('/', '.')))
                .toList();
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");
        List<String> names;
        try (Stream<Path> files = Files.walk(base.resolve("java"))) {
            names = files.map(file -> base.relativize(file).toString()).filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.')).toList();
        }
        assertThat(names).hasSizeGreaterThan(3_000)
                .filteredOn(name -> families.stream().filter(family -> family.isAssignableFrom(load(name))).count() > 1)
                .isEmpty();
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
