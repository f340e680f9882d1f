package dev.straightway.deployment.surroundings;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.eclipse.microprofile.config.Config;

import dev.straightway.proof.code.Archives;
import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.maven.dependency.ResolvedDependency;

/**
 * Names the classes of libraries that another archive may give when the application runs than the first one that has them:
 * {@code quarkus.class-loading} removes classes or archives, or has other archives asked first.
 */
public final class DoubtfulClasses {

    private static final String REMOVED = "quarkus.class-loading.removed-resources.";
    /** Lists of artifacts that are asked first, or not at all. */
    private static final List<String> ARTIFACTS = List.of("quarkus.class-loading.parent-first-artifacts",
            "quarkus.class-loading.removed-artifacts");
    private static final String END = ".class";

    private DoubtfulClasses() {
    }

    /** {@return their internal names} */
    public static Set<String> of(ApplicationModel model, Config config) {
        Set<String> doubtful = new TreeSet<>();
        model.getRemovedResources().values().forEach(removed -> classes(removed, doubtful));
        for (String key : config.getPropertyNames()) {
            if (key.startsWith(REMOVED)) {
                classes(list(config, key), doubtful);
            }
        }
        List<String> artifacts = ARTIFACTS.stream().flatMap(key -> list(config, key).stream()).toList();
        if (!artifacts.isEmpty()) {
            Set<String> others = Archives.classes(paths(model, artifacts, false).toList());
            Archives.classes(paths(model, artifacts, true).toList()).stream().filter(others::contains)
                    .forEach(doubtful::add);
        }
        return doubtful;
    }

    private static List<String> list(Config config, String key) {
        return config.getOptionalValues(key, String.class).orElse(List.of());
    }

    private static void classes(Collection<String> resources, Set<String> doubtful) {
        resources.stream().map(String::strip).filter(name -> name.endsWith(END))
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
