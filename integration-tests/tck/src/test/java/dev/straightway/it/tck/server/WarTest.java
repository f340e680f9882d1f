package dev.straightway.it.tck.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.spec.JavaArchive;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WarTest {

    @TempDir
    private Path directory;

    @Test
    void laysOutItsContentAsQuarkusLooksForIt() throws Exception {
        JavaArchive library = ShrinkWrap.create(JavaArchive.class, "library.jar").add(new StringAsset("l"), "lib/in.txt");
        WebArchive archive = ShrinkWrap.create(WebArchive.class, "some_web.war").addAsLibrary(library)
                .addAsWebInfResource(new StringAsset("<beans/>"), "beans.xml")
                .setWebXML(new StringAsset("<web-app/>"))
                .add(new StringAsset("c"), "WEB-INF/classes/org/acme/it.txt").add(new StringAsset("w"), "page.html");

        new War(archive).writeTo(new ApplicationFiles(directory));

        assertThat(files()).isEqualTo(Map.of("org/acme/it.txt", "c", "lib/in.txt", "l", "META-INF/beans.xml", "<beans/>",
                "META-INF/resources/page.html", "w"));
    }

    @Test
    void isServedBelowItsNameWithoutTheEnding() {
        assertThat(new War(ShrinkWrap.create(WebArchive.class, "jaxrs_1.0_web.war")).context()).isEqualTo("jaxrs_1.0_web");
    }

    @Test
    void asksForNothingWithoutADescriptor() throws Exception {
        assertThat(new War(ShrinkWrap.create(WebArchive.class, "a.war")).webXml()).isEqualTo(WebXml.NONE);
    }

    @Test
    void leavesNothingOfTheOneBefore() throws Exception {
        ApplicationFiles files = new ApplicationFiles(directory.resolve("application"));
        files.clear();
        files.configure(Map.of("a", "b"));

        files.clear();

        assertThat(directory.resolve("application")).isEmptyDirectory();
    }

    private Map<String, String> files() throws Exception {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(directory)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                files.put(directory.relativize(path).toString().replace('\\', '/'), Files.readString(path));
            }
        }
        return files;
    }
}
