package dev.straightway.deployment.arc;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.eclipse.microprofile.config.Config;

import dev.straightway.proof.code.Archives;
import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.maven.dependency.ArtifactKey;
import io.quarkus.maven.dependency.ResolvedDependency;

/**
 * Names the classes of libraries that another archive may give when the application runs than the first one that has them:
 * {@code quarkus.class-loading} removes classes from an archive, or has other archives asked first.
 */
final class DoubtfulClasses {

    private static final String PARENT_FIRST = "quarkus.class-loading.parent-first-artifacts";
    private static final String END = ".class";

    private DoubtfulClasses() {
    }

    /** {@return their internal names} */
    static Set<String> of(ApplicationModel model, Config config) {
        Set<String> doubtful = new TreeSet<>();
        removed(model.getRemovedResources(), doubtful);
        List<String> first = config.getOptionalValues(PARENT_FIRST, String.class).orElse(List.of());
        if (!first.isEmpty()) {
            Set<String> behind = Archives.classes(paths(model, first, false).toList());
            Archives.classes(paths(model, first, true).toList()).stream().filter(behind::contains).forEach(doubtful::add);
        }
        return doubtful;
    }

    private static void removed(Map<ArtifactKey, Set<String>> resources, Set<String> doubtful) {
        resources.values().stream().flatMap(Set::stream).filter(name -> name.endsWith(END))
                .forEach(name -> doubtful.add(name.substring(0, name.length() - END.length())));
    }

    private static Stream<Path> paths(ApplicationModel model, List<String> artifacts, boolean named) {
        return model.getRuntimeDependencies().stream().filter(ResolvedDependency::isJar)
                .filter(dependency -> artifacts.stream().anyMatch(one -> is(dependency, one)) == named)
                .flatMap(dependency -> dependency.getResolvedPaths().stream());
    }

    /** As {@code groupId:artifactId}, perhaps with a classifier behind. */
    private static boolean is(ResolvedDependency dependency, String artifact) {
        return (artifact + ":").startsWith(dependency.getGroupId() + ":" + dependency.getArtifactId() + ":");
    }
}
