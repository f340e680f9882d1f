package dev.straightway.it.tck.application;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.deployment.builditem.ApplicationClassPredicateBuildItem;

/**
 * Tells the build which classes are the application's own: those with a file below its root. Quarkus's own test support
 * does the same; an application that is started without it must.
 */
public final class ApplicationClasses implements Function<Object, List<Consumer<BuildChainBuilder>>> {

    /** The entry of the parameters, a map of strings, that names the application's root. */
    public static final String ROOT = "root";

    @Override
    public List<Consumer<BuildChainBuilder>> apply(Object parameters) {
        Path root = Path.of((String) ((Map<?, ?>) parameters).get(ROOT));
        return List.of(chain -> chain
                .addBuildStep(build -> build.produce(new ApplicationClassPredicateBuildItem(type -> holds(root, type))))
                .produces(ApplicationClassPredicateBuildItem.class)
                .build());
    }

    private static boolean holds(Path root, String type) {
        return Files.exists(root.resolve(type.replace('.', '/') + ".class"));
    }
}
