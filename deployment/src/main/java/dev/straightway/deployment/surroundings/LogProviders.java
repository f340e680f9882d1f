package dev.straightway.deployment.surroundings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.arc.AddedJudgements;
import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Verdict;
import io.quarkus.deployment.util.ServiceUtil;

/**
 * Finds who else than Quarkus may write the lines that are logged by SLF4J. SLF4J takes the first provider on the class path,
 * which isn't walked, nor what it is configured to write to.
 */
public final class LogProviders {

    private static final String SERVICE = "META-INF/services/org.slf4j.spi.SLF4JServiceProvider";
    private static final String OF_QUARKUS = "org.slf4j.impl.JBossSlf4jServiceProvider";
    private static final List<String> WRITING = List.of("org.slf4j.Logger", "org.slf4j.LoggerFactory",
            "org.slf4j.spi.LoggingEventBuilder");

    private LogProviders() {
    }

    /** {@return what the proof is told of SLF4J; nothing where its lines go to the log of Quarkus} */
    public static List<Entry> judgements(ClassLoader loader) {
        return other(loader).map(LogProviders::unseen).orElse(List.of());
    }

    private static List<Entry> unseen(String provider) {
        String reason = provider + " may write the line, and isn't followed; exclude it, so that Quarkus does";
        return WRITING.stream().map(type -> AddedJudgements.ofExtension(Verdict.UNSEEN, type, reason)).toList();
    }

    private static Optional<String> other(ClassLoader loader) {
        try {
            return ServiceUtil.classNamesNamedIn(loader, SERVICE).stream().filter(name -> !name.equals(OF_QUARKUS)).findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
