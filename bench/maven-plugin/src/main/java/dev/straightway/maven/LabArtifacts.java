package dev.straightway.maven;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;

import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;

/** The lab's programs that run in JVMs of their own, found as a build finds its plugins. */
final class LabArtifacts {

    private static final String GROUP = "dev.straightway";
    private static final String GENERATOR = "straightway-generator-hyperfoil";
    private static final List<String> NOT_AT_RUN_TIME = List.of("test", "provided", "system");

    private final RepositorySystem system;
    private final RepositorySystemSession session;
    private final List<RemoteRepository> remotes;
    private final String version;

    LabArtifacts(RepositorySystem system, RepositorySystemSession session, List<RemoteRepository> remotes, String version) {
        this.system = system;
        this.session = session;
        this.remotes = remotes;
        this.version = version;
    }

    /** {@return the jar of the agent that runs in every server} */
    Path agent() throws IOException {
        return resolved(new DefaultArtifact(GROUP, "straightway-lab", "agent", "jar", version));
    }

    /**
     * {@return the program that embeds Hyperfoil: a jar that names the generator and all its libraries by their places}
     *
     * @param folder takes the jar
     */
    Path generator(Path folder) throws IOException {
        Artifact generator = new DefaultArtifact(GROUP, GENERATOR, "", "jar", version);
        Path jar = resolved(generator);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, mainClass(jar));
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH,
                jar.toUri() + libraries(generator).stream().map(URI::toString).map(" "::concat).collect(Collectors.joining()));
        Files.createDirectories(folder);
        Path program = folder.resolve(GENERATOR + "-" + version + ".jar");
        try (OutputStream out = Files.newOutputStream(program); JarOutputStream written = new JarOutputStream(out, manifest)) {
            written.finish();
        }
        return program;
    }

    /** The libraries in the versions that the generator's own pom manages, whatever the project has. */
    private List<URI> libraries(Artifact generator) throws IOException {
        try {
            ArtifactDescriptorResult pom = system.readArtifactDescriptor(session,
                    new ArtifactDescriptorRequest(generator, remotes, null));
            List<Dependency> dependencies = pom.getDependencies().stream()
                    .filter(dependency -> !NOT_AT_RUN_TIME.contains(dependency.getScope())).toList();
            CollectRequest collect = new CollectRequest(dependencies, pom.getManagedDependencies(), remotes);
            collect.setRootArtifact(generator);
            return system.resolveDependencies(session, new DependencyRequest(collect, (node, parents) -> runsWithIt(
                    node.getDependency()))).getArtifactResults().stream().map(ArtifactResult::getArtifact)
                    .map(Artifact::getFile).map(File::toURI).toList();
        } catch (RepositoryException failure) {
            throw new IOException(failure.getMessage(), failure);
        }
    }

    private static boolean runsWithIt(Dependency dependency) {
        return dependency == null || !dependency.isOptional() && !NOT_AT_RUN_TIME.contains(dependency.getScope());
    }

    private Path resolved(Artifact artifact) throws IOException {
        try {
            return system.resolveArtifact(session, new ArtifactRequest(artifact, remotes, null)).getArtifact().getFile()
                    .toPath().toAbsolutePath();
        } catch (RepositoryException failure) {
            throw new IOException(failure.getMessage(), failure);
        }
    }

    private static String mainClass(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
        }
    }
}
