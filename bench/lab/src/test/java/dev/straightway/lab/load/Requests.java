package dev.straightway.lab.load;

import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.verify.Address;

/** Loads that the tests ask for. */
final class Requests {

    static final byte[] BOB = "{\"first\":\"Bob\",\"last\":\"Builder\"}".getBytes();
    static final Scenario.LoadShape SHAPE = new Scenario.LoadShape(4, 1, 1);

    private Requests() {
    }

    static Scenario get(int status, byte[] body) {
        return new Scenario("person-get", "GET", "GET", "/person?name=Bob%20B&x='1'", Map.of("Accept", "application/json"),
                null,
                new Scenario.Expectation(status, "application/json", body), "event loop", 17, Optional.empty(),
                Optional.empty());
    }

    static Scenario post(byte[] sent, byte[] expected) {
        return new Scenario("upload", "POST", "POST", "/upload", Map.of("Content-Type", "application/octet-stream"), sent,
                new Scenario.Expectation(200, "application/json", expected), "event loop", 17, Optional.empty(),
                Optional.empty());
    }

    static LoadRequest of(int port, Scenario scenario) {
        return new LoadRequest(Address.loopback(port), scenario, SHAPE, 1, true);
    }
}
