package dev.straightway.deployment.arc;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.deployment.ApplicationArchive;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.deployment.builditem.LiveReloadBuildItem;
import io.quarkus.maven.dependency.ResolvedDependency;

/**
 * The classes that the walk sees: all of the application, and all of its libraries.
 * <p>
 * The application is the archive that is built, the modules beside it, and each archive with resources or providers.
 */
public final class ClosedWorld {

    private ClosedWorld() {
    }

    /**
     * What belongs to the application.
     *
     * @param declared what it declares of Jakarta REST
     * @param generated classes that the build has written for it, by their internal names
     * @param doubtful internal names of classes of libraries that aren't read, since it isn't known which file counts
     */
    public record Own(RestApplication declared, Map<String, byte[]> generated, Set<String> doubtful) {
    }

    /** @param live keeps the libraries, which are as good as never changed between two reloads in dev mode */
    public static ClassSource of(Own application, ApplicationArchivesBuildItem archives, ApplicationModel model,
            LiveReloadBuildItem live) {
        Set<DotName> ours = new LinkedHashSet<>();
        application.declared().allClasses().forEach(type -> ours.add(type.declaration().name()));
        application.declared().providers().forEach(provider -> ours.add(provider.declaration().name()));
        Set<String> classes = new TreeSet<>(application.generated().keySet());
        Set<Path> own = new LinkedHashSet<>();
        Stream.concat(Stream.of(archives.getRootArchive()), archives.getApplicationArchives().stream()
                .filter(archive -> isOurs(archive, ours))).forEach(archive -> {
                    archive.getIndex().getKnownClasses().forEach(type -> classes.add(type.name().toString('/')));
                    archive.getResolvedPaths().forEach(own::add);
                });
        List<Path> libraries = new ArrayList<>();
        model.getRuntimeDependencies().stream().filter(ResolvedDependency::isJar)
                .forEach(dependency -> dependency.getResolvedPaths().stream()
                        .filter(path -> !own.contains(path)).forEach(libraries::add));
        Libraries known = live.getContextObject(Libraries.class);
        Libraries now = known == null ? Libraries.of(libraries) : known.renewed(libraries);
        live.setContextObject(Libraries.class, now);
        Map<String, byte[]> given = new HashMap<>(application.generated());
        application.doubtful().forEach(name -> given.putIfAbsent(name, null));
        return ClassSource.of(Thread.currentThread().getContextClassLoader(), given, classes, now);
    }

    private static boolean isOurs(ApplicationArchive archive, Set<DotName> known) {
        ResolvedDependency dependency = archive.getResolvedDependency();
        boolean beside = dependency != null && (dependency.isWorkspaceModule() || dependency.isReloadable())
                && !dependency.isRuntimeExtensionArtifact();
        return beside || known.stream().anyMatch(name -> archive.getIndex().getClassByName(name) != null);
    }
}
