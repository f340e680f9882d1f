package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

/**
 * What the lab measures of Straightway is served ahead of the Router. Answers are the same through it, so that only figures
 * would show what takes a route away from there.
 */
@Execution(ExecutionMode.CONCURRENT)
class AheadOfTheRouterIT {

    private static final Path HOME = Path.of(System.getProperty("lab.home"));
    /** Failures, filters, what the proof can't follow or refuses, workers, compression: all through the Router. */
    private static final Pattern LEFT = Pattern.compile(
            "exception|not-found|filters|body-(kryo|xml)-(post|put)|model-.*|spin|person-.*-(blocking|virtual)|compressed-.*");
    private static final Pattern TOLD = Pattern.compile("(\\d+) requests were served ahead of the Router, (\\d+) of them");
    private static final int TIMES = 3;

    @TempDir
    Path folder;

    static Stream<EveryTargetIT.Application> applications() {
        return EveryTargetIT.every(TargetCatalog.read(HOME.resolve("targets")).all().stream()
                .filter(target -> target.name().equals("straightway")))
                .filter(application -> !measured(application).isEmpty());
    }

    private static List<Scenario> measured(EveryTargetIT.Application application) {
        return application.scenarios().stream().filter(scenario -> !LEFT.matcher(scenario.name()).matches()).toList();
    }

    @ParameterizedTest
    @MethodSource("applications")
    void servesWhatIsMeasuredAheadOfTheRouter(EveryTargetIT.Application application) throws Exception {
        ServerTarget target = application.target();
        List<Scenario> scenarios = measured(application);
        Path log = folder.resolve("server.log");
        try (RunningServer server = RunningServer.start(target, scenarios.get(0), log,
                List.of("-Dquarkus.log.category.\"dev.straightway.ahead\".level=DEBUG"))) {
            for (Scenario scenario : scenarios) {
                for (int i = 0; i < TIMES; i++) {
                    assertThat(status(server, target, scenario)).as(scenario.name()).isEqualTo(scenario.expected().status());
                }
            }
            server.process().destroy();
            assertThat(server.process().waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
        Matcher told = TOLD.matcher(Files.readString(log));
        assertThat(told.find()).as("the log tells of requests ahead of the Router").isTrue();
        // A connection begins with the Router, and all of this client come on the same one.
        assertThat(Integer.parseInt(told.group(1))).as("requests served ahead of the Router, of %s",
                scenarios.stream().map(Scenario::name).toList())
                .isEqualTo(scenarios.size() * TIMES - 1);
        assertThat(told.group(2)).as("requests that went through it after all").isEqualTo("0");
    }

    /** Not by {@code HttpClient}, which says the length of no body with a GET before Java 19, as no load of the lab does. */
    private static int status(RunningServer server, ServerTarget target, Scenario scenario) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) URI
                .create("http://127.0.0.1:" + server.port() + target.path(scenario)).toURL().openConnection();
        connection.setRequestMethod(scenario.method());
        connection.setRequestProperty("Accept", "*/*");
        scenario.headers().forEach(connection::setRequestProperty);
        if (scenario.body() != null) {
            connection.setDoOutput(true);
            connection.setFixedLengthStreamingMode(scenario.body().length);
            try (OutputStream body = connection.getOutputStream()) {
                body.write(scenario.body());
            }
        }
        int status = connection.getResponseCode();
        try (InputStream body = connection.getInputStream()) {
            body.readAllBytes();
        }
        return status;
    }
}
