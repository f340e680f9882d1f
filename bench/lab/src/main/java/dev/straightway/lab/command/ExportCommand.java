package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.straightway.lab.export.Agent;
import dev.straightway.lab.export.ExportRequest;
import dev.straightway.lab.export.HyperfoilYaml;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.Shapes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes scenarios as benchmarks for Hyperfoil, whose agents run them from many machines. */
@Command(name = "export", mixinStandardHelpOptions = true, sortOptions = false, description = "Writes scenarios as benchmarks for Hyperfoil, whose agents run them from many machines.")
final class ExportCommand implements Callable<Integer> {

    private final PrintStream out;

    @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "names of scenarios; 'list' shows them")
    private List<String> scenarios;

    @Option(names = "--target", defaultValue = "straightway", description = "whose paths (${DEFAULT-VALUE})")
    private String target;

    @Option(names = "--host", defaultValue = "127.0.0.1", description = "where the server listens (${DEFAULT-VALUE})")
    private String host;

    @Option(names = "--port", defaultValue = "8080", description = "and at which port (${DEFAULT-VALUE})")
    private int port;

    @Option(names = "--seconds", defaultValue = "60", description = "for how long (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--rate", defaultValue = "0", description = "requests a second; 0 is a closed loop (${DEFAULT-VALUE})")
    private double rate;

    @Option(names = "--agent", paramLabel = "USER@HOST[:PORT]", description = "a machine that sends, over SSH; repeatable")
    private List<String> agents = List.of();

    @Option(names = "--node", paramLabel = "NODE", description = "a Kubernetes node that sends; repeatable")
    private List<String> nodes = List.of();

    @Option(names = "--output", defaultValue = ".", description = "folder to write to (${DEFAULT-VALUE})")
    private Path output;

    @Option(names = "--home", paramLabel = "FOLDER", description = "bench/lab; found by the place of the jar")
    private Path home;

    ExportCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        Home found = Home.of(home);
        ServerTarget server = TargetCatalog.read(found.targets()).named(List.of(target)).get(0);
        Files.createDirectories(output);
        for (Scenario scenario : ScenarioCatalog.read(found.scenarios()).named(scenarios)) {
            out.println(HyperfoilYaml.write(request(server, scenario), output));
        }
        return 0;
    }

    private ExportRequest request(ServerTarget server, Scenario scenario) {
        Scenario.LoadShape shape = Shapes.of(new OptionReader(Map.of()).read().load(), scenario, 1);
        List<Agent> all = Stream.concat(
                IntStream.range(0, agents.size()).mapToObj(i -> Agent.ssh("agent-" + (i + 1), agents.get(i))),
                IntStream.range(0, nodes.size()).mapToObj(i -> Agent.kubernetes("node-" + (i + 1), nodes.get(i)))).toList();
        return new ExportRequest(Asked.of(server, scenario).scenario(), host, port, shape, seconds, rate, all);
    }
}
