package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.BenchmarkRunner;
import dev.straightway.lab.verify.Address;
import dev.straightway.lab.verify.Verification;

/**
 * Starts the applications of the targets and asks them every scenario that they offer. An application is left out if a smoke
 * run of the lab asks it anyway, and if it has no filters that could show in other scenarios.
 */
@Execution(ExecutionMode.CONCURRENT)
class EveryTargetIT {

    private static final String WITH_FILTERS = "filters";
    /** More than Tomcat answers on one connection by itself. */
    private static final int MANY = 120;

    private static final Path HOME = Path.of(System.getProperty("lab.home"));
    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @TempDir
    Path folder;

    /** One process, and what is asked of it. */
    record Application(ServerTarget target, List<Scenario> scenarios) {

        @Override
        public String toString() {
            return target.name() + " " + scenarios.stream().map(Scenario::name).toList();
        }
    }

    static Stream<Application> applications() {
        return every(TargetCatalog.read(HOME.resolve("targets")).all().stream()).filter(EveryTargetIT::showsMoreThanASmokeRun);
    }

    /** {@return the applications of targets, those that aren't built aside} */
    static Stream<Application> every(Stream<ServerTarget> targets) {
        List<Scenario> scenarios = ScenarioCatalog.read(HOME.resolve("scenarios")).all().stream()
                .filter(scenario -> scenario.javaRelease() <= Runtime.version().feature()).toList();
        return targets.filter(target -> isBuilt(target, scenarios.get(0)))
                .flatMap(target -> applications(target, scenarios));
    }

    private static boolean isBuilt(ServerTarget target, Scenario scenario) {
        Optional<String> reason = target.leftOut(scenario);
        reason.ifPresent(words -> System.out.println(target.title() + " isn't asked: " + words));
        return reason.isEmpty();
    }

    private static boolean showsMoreThanASmokeRun(Application application) {
        return application.scenarios().stream().anyMatch(scenario -> scenario.name().equals(WITH_FILTERS)
                || scenario.relation().represented() || !application.target().inSmoke(scenario));
    }

    @ParameterizedTest
    @MethodSource("applications")
    void answersEveryScenarioAsExpected(Application application) throws Exception {
        ServerTarget target = application.target();
        Scenario first = application.scenarios().get(0);
        assertThat(target.unready(first)).isEmpty();
        assertThat(target.version()).isNotEmpty();
        try (RunningServer server = RunningServer.start(target, first, folder.resolve("server.log"))) {
            SoftAssertions answers = new SoftAssertions();
            for (Scenario scenario : application.scenarios()) {
                answers.assertThatCode(() -> Verification.verify(Address.loopback(server.port()), Asked.of(target, scenario)))
                        .as(scenario.name())
                        .doesNotThrowAnyException();
                answers.assertThat(stamp(server, target, scenario)).as("stamp of " + scenario.name())
                        .isEqualTo(scenario.name().equals(WITH_FILTERS) ? "request seen" : "none");
            }
            answers.assertThat(closings(server, application)).as("answers that end their connection").isZero();
            answers.assertAll();
        }
    }

    /** {@return what the filters leave on a response, which only their own scenario may show} */
    private static String stamp(RunningServer server, ServerTarget target, Scenario scenario) throws Exception {
        if (!scenario.method().equals("GET")) {
            return "none";
        }
        URI uri = URI.create("http://127.0.0.1:" + server.port() + target.path(scenario));
        return get(uri).headers().firstValue("X-Stamp").orElse("none");
    }

    /** {@return how many of many answers to one request end their connection, each of which a load would have to open again} */
    private static long closings(RunningServer server, Application application) throws Exception {
        Optional<URI> uri = application.scenarios().stream()
                .filter(scenario -> scenario.method().equals("GET") && scenario.expected().status() == 200).findFirst()
                .map(scenario -> URI.create("http://127.0.0.1:" + server.port() + application.target().path(scenario)));
        long closings = 0;
        for (int i = 0; uri.isPresent() && i < MANY; i++) {
            if (get(uri.get()).headers().firstValue("Connection").filter("close"::equalsIgnoreCase).isPresent()) {
                closings++;
            }
        }
        return closings;
    }

    private static HttpResponse<Void> get(URI uri) throws Exception {
        return CLIENT.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.discarding());
    }

    private static Stream<Application> applications(ServerTarget target, List<Scenario> scenarios) {
        Map<List<Object>, Application> byCommand = new LinkedHashMap<>();
        scenarios.stream().filter(scenario -> target.notOffered(scenario).isEmpty())
                .filter(scenario -> BenchmarkRunner.inMemoryOnly(target, scenario).isEmpty())
                .forEach(scenario -> byCommand.merge(
                        List.of(target.jar(scenario), target.arguments(scenario)), new Application(target, List.of(scenario)),
                        (all, one) -> new Application(target,
                                Stream.concat(all.scenarios().stream(), one.scenarios().stream()).toList())));
        return byCommand.values().stream();
    }
}
