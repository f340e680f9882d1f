package dev.straightway.proof.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Reads small jars, and finds out that they have changed. */
class LibrariesTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private final Map<String, byte[]> classes = new LinkedHashMap<>();

    @TempDir
    Path folder;

    @Test
    void knowsTheClassesBelowATypeInAllArchives() throws IOException {
        Path api = jar("api.jar", NOW, type("a/Api", true));
        Path one = jar("one.jar", NOW, type("a/One", false, "a/Api"), type("a/Part", true, "a/Api"));
        Path two = directory(type("a/Two", false, "a/Part"));

        assertThat(classes(Libraries.of(List.of(api, one, two))).concrete("a/Api")).containsOnly("a/One", "a/Two");
    }

    @Test
    void takesAClassOfTheApplicationForItsOwn() throws IOException {
        Path api = jar("api.jar", NOW, type("a/Api", true), type("a/Mine", false, "a/Api"));
        type("a/Mine", true, "a/Api");
        Classes world = new Classes(ClassSource.of(classes::get, Set.of("a/Mine"), Libraries.of(List.of(api))));

        assertThat(world.concrete("a/Api")).isEmpty();
        assertThat(world.shape("a/Mine").application()).isTrue();
    }

    @Test
    void needsNoHeadersForTheClassesOfTheApplication() throws IOException {
        type("a/Api", true);
        type("a/Part", true, "a/Api");
        type("a/Mine", false, "a/Part");
        type("a/Open", true, "a/Part");
        type("a/Other", false);
        Libraries libraries = UnreadLibraries.of(Set.of("a/Api", "a/Part"));
        Classes world = new Classes(ClassSource.of(classes::get, Set.of("a/Mine", "a/Open", "a/Other"), libraries));

        assertThat(world.concreteOfApplication("a/Api")).containsOnly("a/Mine");
    }

    @Test
    void isTheSameAsLongAsTheArchivesAre() throws IOException {
        List<Path> archives = List.of(jar("api.jar", NOW, type("a/Api", true)), directory(type("a/One", false, "a/Api")),
                folder.resolve("missing.jar"));
        Libraries libraries = Libraries.of(archives);
        classes(libraries).concrete("a/Api");

        assertThat(libraries.renewed(archives)).isSameAs(libraries);
        assertThat(libraries.renewed(archives.subList(0, 2))).isNotSameAs(libraries);
    }

    @Test
    void readsAnArchiveAgainThatHasChanged() throws IOException {
        Path api = jar("api.jar", NOW, type("a/Api", true));
        Libraries before = Libraries.of(List.of(api));
        assertThat(classes(before).concrete("a/Api")).isEmpty();

        jar("api.jar", NOW.plusSeconds(1), type("a/Api", true), type("a/One", false, "a/Api"));

        assertThat(classes(before.renewed(List.of(api))).concrete("a/Api")).containsOnly("a/One");
    }

    @Test
    void seesAChangedFileOfADirectory() throws IOException {
        Path target = directory(type("a/Api", true), type("a/One", true, "a/Api"));
        Libraries before = Libraries.of(List.of(target));
        assertThat(classes(before).concrete("a/Api")).isEmpty();

        directory(type("a/One", false, "a/Api"));
        Files.setLastModifiedTime(target.resolve("a/One.class"), FileTime.from(NOW));

        assertThat(classes(before.renewed(List.of(target))).concrete("a/Api")).containsOnly("a/One");
    }

    @Test
    void keepsWhatWasParsedOfLibrariesAndOfUnchangedClasses() throws IOException {
        Libraries libraries = Libraries.of(List.of(jar("api.jar", NOW, type("a/Api", true))));
        type("b/Same", false, "a/Api");
        type("b/Changed", false, "a/Api");
        Classes first = mine(libraries);
        List<Shape> before = List.of(first.shape("a/Api"), first.shape("b/Same"), first.shape("b/Changed"));
        type("b/Changed", true, "a/Api");
        Classes second = mine(libraries);

        assertThat(second.shape("a/Api")).isSameAs(before.get(0));
        assertThat(second.shape("b/Same")).isSameAs(before.get(1));
        assertThat(second.shape("b/Changed").isAbstract()).isTrue();
    }

    private Classes mine(Libraries libraries) {
        return new Classes(ClassSource.of(classes::get, List.of("b/Same", "b/Changed"), libraries));
    }

    private Classes classes(Libraries libraries) {
        return new Classes(ClassSource.of(classes::get, Set.of(), libraries));
    }

    private String type(String name, boolean isAbstract, String... interfaces) {
        ClassWriter type = new ClassWriter(0);
        int flags = isAbstract ? Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE : 0;
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | flags, name, null, "java/lang/Object", interfaces);
        classes.put(name, type.toByteArray());
        return name;
    }

    private Path jar(String name, Instant modified, String... names) throws IOException {
        Path file = folder.resolve(name);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            for (String one : names) {
                jar.putNextEntry(new JarEntry(one + ".class"));
                jar.write(classes.get(one));
            }
        }
        return Files.setLastModifiedTime(file, FileTime.from(modified));
    }

    private Path directory(String... names) throws IOException {
        Path target = folder.resolve("target");
        for (String one : names) {
            Files.createDirectories(target.resolve(one).getParent());
            Files.write(target.resolve(one + ".class"), classes.get(one));
        }
        return target;
    }
}
