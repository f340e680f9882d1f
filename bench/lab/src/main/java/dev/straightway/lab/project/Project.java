package dev.straightway.lab.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;

/**
 * Where a Maven project lies, with what its build needs beside it.
 *
 * @param root the folder to copy: that of the application, or one above it that has its parents
 * @param module the folder of the application below the root; empty if it is the root
 * @param reactor whether the root's pom leads to the application through its modules, so that the root is built
 */
public record Project(Path root, Path module, boolean reactor) {

    private static final String QUARKUS_PLUGIN = "quarkus-maven-plugin";

    /**
     * {@return the project of a folder}
     *
     * @param folder of the application, or of a project that has it as a module
     * @param module the application's folder below it, or empty
     * @throws InvalidProject if there is none, or it has several applications and none is named
     */
    public static Project of(Path folder, String module) throws IOException {
        Path given = folder.toAbsolutePath().normalize();
        requirePom(given);
        Path application = module.isEmpty() ? application(given) : given.resolve(module).normalize();
        requirePom(application);
        Path root = root(application);
        // Never less than what was given.
        Path whole = common(root, given);
        boolean reactor = Files.isRegularFile(whole.resolve(Poms.NAME)) && !whole.equals(application)
                && Poms.all(whole).contains(application.resolve(Poms.NAME));
        return new Project(whole, whole.relativize(application), reactor);
    }

    public Path application() {
        return root.resolve(module);
    }

    /** {@return the same project in a copy of its root} */
    Project in(Path copy) {
        return new Project(copy, module, reactor);
    }

    /** {@return the folder where Maven is started} */
    Path buildFolder() {
        return reactor ? root : application();
    }

    /** {@return the name of the application's artifact} */
    public String name() throws IOException {
        return Poms.read(application().resolve(Poms.NAME)).getArtifactId();
    }

    private static Path application(Path given) throws IOException {
        Set<Path> poms = Poms.all(given);
        if (poms.size() == 1) {
            return given;
        }
        List<Path> applications = new ArrayList<>();
        for (Path pom : poms) {
            if (application(Poms.read(pom))) {
                applications.add(pom.getParent());
            }
        }
        if (applications.size() != 1) {
            throw new InvalidProject(given + " has " + poms.size() + " poms, and "
                    + (applications.isEmpty() ? "none of them builds a Quarkus application"
                            : applications.size() + " of them build a Quarkus application: "
                                    + applications.stream().map(one -> given.relativize(one).toString())
                                            .collect(Collectors.joining(", ")))
                    + ". Name the application's folder with --module.");
        }
        return applications.get(0);
    }

    private static boolean application(Model model) {
        return "quarkus".equals(model.getPackaging()) || model.getBuild() != null && model.getBuild().getPlugins().stream()
                .anyMatch(plugin -> QUARKUS_PLUGIN.equals(plugin.getArtifactId()));
    }

    /** The folder that has all parents that lie on this disk. */
    private static Path root(Path application) throws IOException {
        Path root = application;
        Path pom = application.resolve(Poms.NAME);
        for (Path next = parent(pom); next != null; next = parent(next)) {
            root = common(root, next.getParent());
        }
        return root;
    }

    /** The pom of the parent, {@code null} where it isn't on this disk, or another is there. */
    static Path parent(Path pom) throws IOException {
        Parent parent = Poms.read(pom).getParent();
        if (parent == null || parent.getRelativePath() == null || parent.getRelativePath().isBlank()) {
            return null;
        }
        Path place = Poms.pom(pom.resolveSibling(parent.getRelativePath()).normalize());
        return Files.isRegularFile(place) && parent.getArtifactId().equals(Poms.read(place).getArtifactId()) ? place : null;
    }

    private static Path common(Path one, Path other) {
        Path common = one;
        while (!other.startsWith(common)) {
            common = common.getParent();
        }
        return common;
    }

    private static void requirePom(Path folder) {
        if (!Files.isRegularFile(folder.resolve(Poms.NAME))) {
            throw new InvalidProject(folder + " has no " + Poms.NAME + "; name the folder of a Maven project");
        }
    }
}
