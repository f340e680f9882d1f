package dev.straightway.deployment.surroundings;

import java.net.URL;
import java.util.Optional;
import java.util.stream.StreamSupport;

import dev.straightway.deployment.check.Contribution;
import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.maven.dependency.ResolvedDependency;

/** Tells which artifact something comes from. */
public final class Origins {

    private final ApplicationModel model;

    public Origins(ApplicationModel model) {
        this.model = model;
    }

    /** {@return a contribution with the artifact of the class that it gives} */
    public Contribution tell(Contribution contribution) {
        return new Contribution(contribution.item(), contribution.about(), of(contribution.about()));
    }

    private Optional<String> of(String className) {
        URL url = Thread.currentThread().getContextClassLoader().getResource(className.replace('.', '/') + ".class");
        return url == null ? Optional.empty()
                : StreamSupport.stream(model.getDependencies().spliterator(), false)
                        .filter(artifact -> isWithin(url, artifact)).map(ResolvedDependency::getArtifactId).findFirst();
    }

    private static boolean isWithin(URL url, ResolvedDependency artifact) {
        return artifact.getResolvedPaths().stream().anyMatch(path -> url.toString().contains(path.toUri().toString()));
    }
}
