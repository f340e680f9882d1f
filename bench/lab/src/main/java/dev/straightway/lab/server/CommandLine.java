package dev.straightway.lab.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.target.Target;

/** The command line of a server: the same JVM for every target, in collector, heap and agent. */
final class CommandLine {

    private CommandLine() {
    }

    static List<String> of(Target target, Options.Server options, Pinning pinning, Path agent, int port, int labPort) {
        List<String> command = new ArrayList<>(pinning.server());
        command.add(Path.of(options.java().isEmpty() ? System.getProperty("java.home") : options.java(), "bin", "java")
                .toString());
        command.add(options.collector().argument());
        command.add("-Xms" + options.heap());
        command.add("-Xmx" + options.heap());
        // Needed for honest flamegraphs, and the same for all.
        command.add("-XX:+UnlockDiagnosticVMOptions");
        command.add("-XX:+DebugNonSafepoints");
        command.add("-javaagent:" + agent + "=" + labPort);
        for (String argument : target.arguments()) {
            command.add(argument.replace("${port}", Integer.toString(port))
                    .replace("${event.loops}", Integer.toString(options.eventLoops())));
        }
        command.add("-jar");
        command.add(target.jar().toString());
        return command;
    }
}
