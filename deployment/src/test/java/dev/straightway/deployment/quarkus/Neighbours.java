package dev.straightway.deployment.quarkus;

import java.util.List;
import java.util.stream.Stream;

import io.quarkus.maven.dependency.Dependency;

/** Extensions of Quarkus that a test puts beside this one, of the version that is under test. */
final class Neighbours {

    private Neighbours() {
    }

    static List<Dependency> of(String... artifacts) {
        return Stream.of(artifacts).map(artifact -> Dependency.of("io.quarkus", artifact,
                System.getProperty("tested.quarkus.version"))).toList();
    }
}
