package dev.straightway.it.tck.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.bootstrap.resolver.AppModelResolverException;
import io.quarkus.bootstrap.resolver.BootstrapAppModelResolver;
import io.quarkus.bootstrap.resolver.maven.BootstrapMavenException;
import io.quarkus.bootstrap.resolver.maven.MavenArtifactResolver;
import io.quarkus.maven.dependency.ArtifactCoords;
import io.quarkus.maven.dependency.ResolvedDependency;
import io.quarkus.maven.dependency.ResolvedDependencyBuilder;
import io.quarkus.paths.PathList;

/**
 * Resolves the libraries of a stack, as Maven would for an application that asks for them.
 * <p>
 * The modules of this build are found in its own directories, never in a repository: what an earlier build installed would
 * be tested instead, and a clean machine has nothing installed.
 */
final class StackModel {

    private static final String OURS = "dev.straightway";

    private StackModel() {
    }

    /**
     * {@return the model of an application}
     *
     * @param root the directory of its classes
     * @param module the directory of this Maven module, from which the others of the build are found
     */
    static ApplicationModel resolve(Stack stack, Path root, Path module)
            throws BootstrapMavenException, AppModelResolverException {
        ResolvedDependency application = ResolvedDependencyBuilder.newInstance().setGroupId("dev.straightway.it")
                .setArtifactId("application")
                .setVersion("1").setType(ArtifactCoords.TYPE_JAR).setResolvedPaths(PathList.of(root)).build();
        ApplicationModel model = new BootstrapAppModelResolver(artifacts(module)).resolveManagedModel(application,
                stack.resolvable(), ArtifactCoords.pom("io.quarkus", "quarkus-bom", stack.quarkusVersion()), Set.of());
        requireOursFrom(module.getParent().getParent(), model);
        return model;
    }

    private static MavenArtifactResolver artifacts(Path module) throws BootstrapMavenException {
        return MavenArtifactResolver.builder().setWorkspaceDiscovery(true).setCurrentProject(module.toString()).build();
    }

    private static void requireOursFrom(Path build, ApplicationModel model) {
        for (ResolvedDependency dependency : model.getDependencies()) {
            if (dependency.getGroupId().equals(OURS)) {
                List<Path> paths = dependency.getResolvedPaths().stream().toList();
                System.out.println("tck: " + dependency.toCompactCoords() + " is " + paths);
                if (!paths.stream().allMatch(path -> path.startsWith(build))) {
                    throw new IllegalStateException(dependency.toCompactCoords() + " is not of this build");
                }
            }
        }
    }
}
