package dev.straightway.lab.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

import dev.straightway.lab.scenario.Scenario;

/**
 * Writes a scenario as a benchmark for Hyperfoil. It checks the status of every answer; bodies aren't compared, since
 * Hyperfoil's format has no handler for that.
 */
public final class HyperfoilYaml {

    /** Two seconds of requests may wait for a server that stands still; Hyperfoil doesn't time what waits beyond them. */
    private static final int WAITING_SECONDS = 2;
    private static final int GRACE_SECONDS = 10;

    private final ExportRequest request;
    private final StringJoiner lines = new StringJoiner("\n", "", "\n");

    private HyperfoilYaml(ExportRequest request) {
        this.request = request;
    }

    /**
     * Writes {@code NAME-closed.hf.yaml} or {@code NAME-rate.hf.yaml}, and the body of its request beside it as
     * {@code ….body} if it is binary or long.
     *
     * @param folder is made if it isn't there; files of the same names are replaced
     * @return the benchmark
     */
    public static Path write(ExportRequest request, Path folder) throws IOException {
        Files.createDirectories(folder);
        byte[] body = request.scenario().body();
        if (body != null && RequestBody.text(body).isEmpty()) {
            Files.write(folder.resolve(bodyFile(request)), body);
        }
        return Files.writeString(folder.resolve(request.name() + ".hf.yaml"), text(request), StandardCharsets.US_ASCII);
    }

    static String text(ExportRequest request) {
        HyperfoilYaml yaml = new HyperfoilYaml(request);
        yaml.addHead();
        yaml.addAgents();
        yaml.addServer();
        yaml.addPhase();
        yaml.addRequest();
        return yaml.lines.toString();
    }

    private void addHead() {
        lines.add("# Straightway lab, scenario " + Yaml.quote(request.scenario().title()) + ": "
                + (request.open() ? "a fixed rate" : "a closed loop") + ".");
        lines.add("# Each !param can be given another value when it runs, as in: run " + request.name() + " -PHOST=server");
        if (!request.open()) {
            lines.add("# USERS is CONNECTIONS times PIPELINING: so many requests are under way.");
        }
        lines.add("name: " + Yaml.quote(request.name()));
        lines.add("threads: " + Yaml.parameter("THREADS", request.shape().threads()));
    }

    private void addAgents() {
        if (request.agents().isEmpty()) {
            return;
        }
        lines.add("agents:");
        for (Agent agent : request.agents()) {
            lines.add("  " + Yaml.quote(agent.name()) + ":");
            agent.properties().forEach((name, value) -> lines.add("    " + Yaml.quote(name) + ": " + Yaml.quote(value)));
        }
    }

    /** Cookies, a user agent and sessions that end at their first error are what Hyperfoil would add by itself. */
    private void addServer() {
        lines.add("http:");
        lines.add("  host: !concat [ \"http://\", " + Yaml.parameter("HOST", request.host()) + ", \":\", "
                + Yaml.parameter("PORT", request.port()) + " ]");
        lines.add("  allowHttp2: false");
        lines.add("  sharedConnections: " + Yaml.parameter("CONNECTIONS", request.shape().connections()));
        lines.add("  pipeliningLimit: " + Yaml.parameter("PIPELINING", request.shape().pipelining()));
        lines.add("  requestTimeout: " + GRACE_SECONDS + "s");
        lines.add("ergonomics:");
        for (String unwanted : List.of("repeatCookies", "userAgentFromSession", "autoRangeCheck", "stopOnInvalid")) {
            lines.add("  " + unwanted + ": false");
        }
    }

    private void addPhase() {
        lines.add("phases:");
        lines.add("- load:");
        if (request.open()) {
            lines.add("    constantRate:");
            lines.add("      usersPerSec: " + Yaml.parameter("RATE", request.perSecond()));
            lines.add("      variance: false");
            lines.add("      maxSessions: " + Yaml.parameter("SESSIONS", Math.ceil(request.perSecond() * WAITING_SECONDS)));
            lines.add("      sessionLimitPolicy: CONTINUE");
        } else {
            lines.add("    always:");
            lines.add("      users: " + Yaml.parameter("USERS", users()));
        }
        lines.add("      duration: " + Yaml.parameter("DURATION", request.seconds() + "s"));
        lines.add("      maxDuration: " + Yaml.parameter("MAX_DURATION", request.seconds() + GRACE_SECONDS + "s"));
    }

    private void addRequest() {
        Scenario scenario = request.scenario();
        lines.add("      scenario:");
        lines.add("      - request:");
        lines.add("        - httpRequest:");
        lines.add("            method: " + scenario.method());
        lines.add("            path:");
        lines.add("              value: " + Yaml.quote(scenario.path()));
        if (!scenario.headers().isEmpty()) {
            lines.add("            headers:");
            scenario.headers().forEach((name, value) -> lines.add("              " + Yaml.quote(name) + ": "
                    + Yaml.quote(withoutVariables(value))));
        }
        addBody(scenario.body());
        lines.add("            handler:");
        lines.add("              status:");
        lines.add("                range: " + Yaml.quote(Integer.toString(scenario.expected().status())));
    }

    private void addBody(byte[] body) {
        if (body == null || body.length == 0) {
            return;
        }
        Optional<String> text = RequestBody.text(body);
        lines.add("            body:");
        lines.add("              " + (text.isPresent() ? "text: " + Yaml.quote(text.get())
                : "fromFile: " + Yaml.quote(bodyFile(request))));
    }

    private int users() {
        return request.shape().connections() * request.shape().pipelining();
    }

    /** Hyperfoil puts session variables into headers wherever it finds one dollar before a brace. */
    private static String withoutVariables(String value) {
        return value.replace("${", "$${");
    }

    private static String bodyFile(ExportRequest request) {
        return request.name() + ".body";
    }
}
