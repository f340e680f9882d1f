package dev.straightway.bench.micro.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {

    @TempDir
    Path folder;

    private Path jar(String name) throws IOException {
        Path jar = folder.resolve(name);
        Files.createDirectories(jar.getParent());
        return Files.createFile(jar);
    }

    @Test
    void putsWhatTheBuildHasTransformedBeforeWhatItWasMadeOf() throws IOException {
        List<Path> inOrder = List.of(jar("quarkus/transformed-bytecode.jar"), jar("quarkus/generated-bytecode.jar"),
                jar("app/peer.jar"), jar("lib/main/io.quarkus.jar"), jar("lib/boot/org.jboss.jar"), jar("lib/plain.jar"));
        jar("quarkus-run.jar");
        jar("quarkus/quarkus-application.dat");
        assertThat(ClassPath.of(folder, "own.jar")).isEqualTo(inOrder.stream().map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)) + File.pathSeparator + "own.jar");
        assertThat(ClassPath.isPackaged(folder)).isTrue();
    }

    @Test
    void knowsWhatIsNotPackaged() {
        assertThat(ClassPath.isPackaged(folder)).isFalse();
        assertThat(ClassPath.isPackaged(folder.resolve("none"))).isFalse();
    }
}
