package dev.straightway.lab.server;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.lab.options.Options;

/** The command line of a server: the same JVM for every target, in collector, heap and agent. */
final class CommandLine {

    private static final String EVENT_LOOPS = "${event.loops}";

    private CommandLine() {
    }

    static List<String> of(Launch launch, int port, int labPort) {
        List<String> command = new ArrayList<>(launch.pinning().server());
        command.add(ServerJava.of(launch.jvm().java()).toString());
        command.addAll(jvm(launch.jvm()));
        command.add("-javaagent:" + launch.agent() + "=" + labPort);
        for (String argument : launch.target().arguments(launch.scenario())) {
            // Where cores aren't held apart, each stack has as many event loops as it would take by itself.
            if (launch.pinning().active() || !argument.contains(EVENT_LOOPS)) {
                command.add(argument.replace("${port}", Integer.toString(port)).replace(EVENT_LOOPS,
                        Integer.toString(launch.jvm().eventLoops())));
            }
        }
        command.add("-jar");
        command.add(launch.target().jar(launch.scenario()).toString());
        return command;
    }

    private static List<String> jvm(Options.Server options) {
        // The last two are needed for honest flamegraphs, and the same for all.
        return List.of(options.collector().argument(), "-Xms" + options.heap(), "-Xmx" + options.heap(),
                "-XX:+UnlockDiagnosticVMOptions", "-XX:+DebugNonSafepoints");
    }
}
