package dev.straightway.deployment.failure;

import java.util.List;
import java.util.stream.Collectors;

import jakarta.enterprise.inject.spi.DeploymentException;

import dev.straightway.deployment.check.Problem;

/** Puts problems into the one message that ends the build. */
public final class BuildFailure {

    private BuildFailure() {
    }

    /** @throws DeploymentException if there are problems, with all of them */
    public static void refuse(List<Problem> problems) {
        if (!problems.isEmpty()) {
            throw new DeploymentException(of(problems));
        }
    }

    private static String of(List<Problem> problems) {
        String count = problems.size() == 1 ? "a problem" : problems.size() + " problems";
        return problems.stream().map(Problem::toString)
                .collect(Collectors.joining("\n\t", "Straightway found " + count + ":\n\t", ""));
    }
}
