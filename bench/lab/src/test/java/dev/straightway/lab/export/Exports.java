package dev.straightway.lab.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.scenario.Scenario;

/** What the tests export. */
final class Exports {

    private Exports() {
    }

    static Scenario scenario(String name, Map<String, String> headers, byte[] body) {
        return new Scenario(name, "Person, POST\n", body == null ? "GET" : "POST", "/person/${x}?q=\"1\"#a", headers, body,
                new Scenario.Expectation(201, null, null), "event loop", 17, Optional.empty(), Optional.empty());
    }

    static ExportRequest closed(Scenario scenario, int port, Agent... agents) {
        return new ExportRequest(scenario, "127.0.0.1", port, new Scenario.LoadShape(4, 2, 3), 30, 0, List.of(agents));
    }

    static ExportRequest rate(Scenario scenario, int port, Agent... agents) {
        return new ExportRequest(scenario, "127.0.0.1", port, new Scenario.LoadShape(4, 1, 1), 30, 250.5, List.of(agents));
    }
}
