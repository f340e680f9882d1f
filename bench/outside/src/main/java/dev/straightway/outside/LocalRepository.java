package dev.straightway.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A local repository that has what the reactor has packaged, as if it were installed, and links to all else of the machine's
 * own, which nothing is installed into.
 */
public final class LocalRepository {

    private static final String GROUP = "dev/straightway";

    private final Path folder;
    private final String version;
    private final List<Path> links = new ArrayList<>();

    private LocalRepository(Path folder, String version) {
        this.folder = folder;
        this.version = version;
    }

    /**
     * {@return a repository that has nothing of the reactor yet}
     *
     * @param folder its place, which doesn't exist
     * @param usual the machine's own
     * @param version of all that is installed
     */
    public static LocalRepository make(Path folder, Path usual, String version) throws IOException {
        LocalRepository repository = new LocalRepository(folder, version);
        Path own = Path.of(GROUP);
        Files.createDirectories(folder.resolve(own));
        repository.link(usual, folder, own.getName(0));
        repository.link(usual.resolve(own.getName(0)), folder.resolve(own.getName(0)), own.getName(1));
        return repository;
    }

    /**
     * Installs what the reactor has packaged of a module.
     *
     * @param jars as they are named in the folder for build output, with the classifier that each has, or nothing
     */
    public void install(Path module, String artifact, List<Jar> jars) throws IOException {
        Path place = Files.createDirectories(folder.resolve(GROUP).resolve(artifact).resolve(version));
        Files.copy(module.resolve("pom.xml"), place.resolve(artifact + "-" + version + ".pom"));
        for (Jar jar : jars) {
            Files.copy(module.resolve("target").resolve(jar.name() + ".jar"), place.resolve(artifact + "-" + version
                    + (jar.classifier().isEmpty() ? "" : "-" + jar.classifier()) + ".jar"));
        }
    }

    /** A jar in the folder for build output. */
    public record Jar(String name, String classifier) {
    }

    /** Takes the links away, so that nothing that deletes the folder follows them. */
    public void unlink() throws IOException {
        for (Path link : links) {
            Files.delete(link);
        }
    }

    /** {@return its place} */
    public Path folder() {
        return folder;
    }

    private void link(Path from, Path to, Path but) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        try (Stream<Path> children = Files.list(from)) {
            for (Path child : children.filter(each -> !each.getFileName().equals(but)).toList()) {
                links.add(Files.createSymbolicLink(to.resolve(child.getFileName()), child.toAbsolutePath()));
            }
        }
    }
}
