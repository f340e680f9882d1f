package dev.straightway.deployment.arc;

import java.util.List;
import java.util.Locale;

import jakarta.enterprise.inject.spi.DeploymentException;

import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.TableReader;
import dev.straightway.proof.judge.Verdict;

/** Makes entries of the table of reviewed code from what users and extensions say of their own code. */
public final class AddedJudgements {

    private static final String PROPERTY = "quarkus.straightway.dispatch.non-blocking";

    private AddedJudgements() {
    }

    /** {@return what an extension says of its code} */
    public static Entry ofExtension(Verdict verdict, String pattern, String reason) {
        return entry("an extension", verdict, pattern, reason);
    }

    /** {@return what the configuration says of the user's code} */
    public static Entry ofUser(String pattern) {
        return entry(PROPERTY, Verdict.CALLS, pattern.strip(), "the configuration says so");
    }

    private static Entry entry(String source, Verdict verdict, String pattern, String reason) {
        try {
            return TableReader.lines(source, List.of(verdict.name().toLowerCase(Locale.ROOT) + " " + pattern + "  # " + reason))
                    .get(0);
        } catch (IllegalArgumentException e) {
            throw new DeploymentException(source + ": '" + pattern + "' names no code. Write org.acme.Clock#now for a method,"
                    + " org.acme.Clock for a class, or org.acme.** for a package.", e);
        }
    }
}
