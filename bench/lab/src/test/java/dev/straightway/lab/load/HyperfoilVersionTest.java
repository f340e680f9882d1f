package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HyperfoilVersionTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
            "lib/a-1.jar lib/hyperfoil-core-0.27.jar lib/hyperfoil-http-0.27.jar, 0.27",
            "file:/repository/io/hyperfoil/hyperfoil-core/0.28-rc1/hyperfoil-core-0.28-rc1.jar, 0.28-rc1",
            "hyperfoil-core-1.jar, 1",
            "lib/other-hyperfoil-core-1.jar, of unknown version",
            "'', of unknown version",
    })
    void isThatOfTheClassPath(String classPath, String version) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        Path jar = folder.resolve("generator.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        assertThat(HyperfoilVersion.of(jar)).isEqualTo(version);
    }
}
