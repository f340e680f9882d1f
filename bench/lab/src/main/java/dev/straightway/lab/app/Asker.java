package dev.straightway.lab.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.request.Request;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.Scenario.Expectation;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.verify.Address;
import dev.straightway.lab.verify.Answer;
import dev.straightway.lab.verify.Verification;

/**
 * Asks a target every request: twice in one server and once more in another, so that what changes from answer to answer or
 * from start to start is seen. A request that may change something has servers of its own.
 */
final class Asker {

    /** What a server is asked to see that it answers; whatever it says. */
    private static final Scenario SIGN = new Request("sign of life", "GET", "/", Map.of(), null, OptionalInt.empty())
            .scenario("sign-of-life", Expectation.ANY);

    private final Options.Server jvm;
    private final LocalHost host;
    private final Path logs;

    Asker(Options.Server jvm, LocalHost host, Path logs) {
        this.jvm = jvm;
        this.host = host;
        this.logs = logs;
    }

    /** @throws dev.straightway.lab.server.TrialFailure if a server doesn't start */
    Given ask(ServerTarget target, List<Request> requests) throws IOException, InterruptedException {
        Given asked = new Given(new LinkedHashMap<>(), new HashMap<>());
        List<List<Request>> groups = new ArrayList<>();
        List<Request> safe = requests.stream().filter(Request::safe).toList();
        if (!safe.isEmpty()) {
            groups.add(safe);
        }
        requests.stream().filter(request -> !request.safe()).forEach(request -> groups.add(List.of(request)));
        for (int group = 0; group < groups.size(); group++) {
            for (int times : List.of(2, 1)) {
                String log = target.name() + "-asked-" + group + "-" + times + ".log";
                try (Server server = host.start(launch(target, log))) {
                    for (Request request : groups.get(group)) {
                        ask(server, target, request, times, asked);
                    }
                }
            }
        }
        return asked;
    }

    private Launch launch(ServerTarget target, String log) {
        return new Launch(Asked.of(target, SIGN), Launch.Program.of(target, SIGN), jvm,
                Pinning.of(false), logs.resolve(log));
    }

    private static void ask(Server server, ServerTarget target, Request request, int times, Given asked)
            throws InterruptedException {
        for (int time = 0; time < times && !asked.failures().containsKey(request); time++) {
            Asked whole = Asked.of(target, request.scenario("asked", Expectation.ANY));
            once(server.address(), whole, request, asked)
                    .ifPresent(one -> asked.answers().computeIfAbsent(request, any -> new ArrayList<>()).add(one));
        }
    }

    static Optional<Answer> once(Address address, Asked whole, Request request, Given asked) throws InterruptedException {
        try {
            return Optional.of(Verification.ask(address, whole));
        } catch (IOException failure) {
            asked.failures().put(request, "no answer: " + failure.getMessage());
        } catch (IllegalArgumentException refused) {
            // By the client: a field that it sets itself, as Host, or a character that no path has.
            asked.failures().put(request, "can't be asked: " + refused.getMessage());
        }
        return Optional.empty();
    }
}
