package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.host.Host;
import dev.straightway.lab.target.Fingerprint;
import dev.straightway.lab.target.ServerTarget;

/** What a run knows of its surroundings when it begins: what its figures must be read with, and of which builds they are. */
final class Facts {

    private Facts() {
    }

    /**
     * @param host where servers run
     * @param generator its name
     * @param others what was seen of other work, by what it is called
     */
    static Map<String, String> of(Home home, Plan plan, Host host, String generator, Map<String, String> others)
            throws IOException, InterruptedException {
        Map<String, String> facts = new LinkedHashMap<>(host.facts());
        facts.putAll(Environment.of(new Environment.Circumstances(home.sources(), plan.options(), plan.java(),
                plan.placement().pinning(), generator, plan.targets())));
        facts.putAll(others);
        if (!plan.options().smoke()) {
            facts.put(Environment.BUILDS, builds(plan));
        }
        return facts;
    }

    private static String builds(Plan plan) throws IOException {
        List<String> builds = new ArrayList<>();
        for (ServerTarget target : plan.targets()) {
            List<Path> jars = plan.round(1).stream().filter(cell -> cell.target().equals(target))
                    .map(cell -> target.jar(cell.scenario())).toList();
            builds.add(target.name() + " " + Fingerprint.of(jars));
        }
        return String.join(", ", builds);
    }
}
