package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.run.Comparison;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.run.Requests;
import dev.straightway.lab.scenario.PresetCatalog;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.target.TargetCatalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows what can be named: targets, scenarios, and presets with the time that they take. */
@Command(name = "list", mixinStandardHelpOptions = true, description = "Shows targets, scenarios, and presets with the time that they take.")
final class ListCommand implements Callable<Integer> {

    private final PrintStream out;
    private final Session session;

    @Option(names = "--home", paramLabel = "FOLDER", description = "bench/lab; found by the place of the jar")
    private Path home;

    ListCommand(Session session) {
        this.session = session;
        this.out = session.out();
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Home found = Home.of(home);
        out.println("Targets");
        TargetCatalog.read(found.targets()).all().forEach(target -> line(target.name(), target.title()
                + (target.standard() ? "" : "; only when it is named") + (target.reference() ? "; the reference" : "")));
        out.println("Scenarios");
        ScenarioCatalog.read(found.scenarios()).all().forEach(scenario -> line(scenario.name(), scenario.title()));
        out.println("Presets");
        for (var preset : PresetCatalog.read(found.presets()).all()) {
            var options = Requests.of(preset, new OptionReader(Map.of()));
            line(preset.name(), preset.title() + "; about " + new Comparison(found, options, session).estimate());
        }
        return 0;
    }

    private void line(String name, String words) {
        out.printf("  %-22s %s%n", name, words);
    }
}
