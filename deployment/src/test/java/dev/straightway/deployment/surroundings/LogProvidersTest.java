package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Verdict;

class LogProvidersTest {

    @TempDir
    Path folder;

    @Test
    void quarkusIsReviewed() throws IOException {
        assertThat(judgements("# a comment\norg.slf4j.impl.JBossSlf4jServiceProvider  # of Quarkus\n\n")).isEmpty();
    }

    @Test
    void othersAreNotSeen() throws IOException {
        assertThat(judgements("org.slf4j.impl.JBossSlf4jServiceProvider\nch.qos.logback.classic.spi.LogbackServiceProvider"))
                .allMatch(entry -> entry.verdict() == Verdict.UNSEEN)
                .allMatch(entry -> entry.reason().startsWith("ch.qos.logback.classic.spi.LogbackServiceProvider may write"))
                .extracting(Entry::pattern)
                .containsExactly("org.slf4j.Logger", "org.slf4j.LoggerFactory", "org.slf4j.spi.LoggingEventBuilder");
    }

    private List<Entry> judgements(String names) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("org.slf4j.spi.SLF4JServiceProvider"), names);
        try (URLClassLoader loader = new URLClassLoader(new URL[] { folder.toUri().toURL() }, null)) {
            return LogProviders.judgements(loader);
        }
    }
}
