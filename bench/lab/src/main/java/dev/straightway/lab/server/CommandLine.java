package dev.straightway.lab.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.verify.Address;

/** The command line of a server: the same JVM for every target, in collector, heap and agent. */
final class CommandLine {

    private static final String EVENT_LOOPS = "${event.loops}";

    private CommandLine() {
    }

    /**
     * @param agent the jar of the lab's agent
     * @param labPort where the agent finds the lab
     */
    static List<String> of(Launch launch, Address address, Path agent, int labPort) {
        List<String> command = new ArrayList<>(launch.pinning().server());
        command.add(ServerJava.of(launch.jvm().java()).toString());
        command.addAll(jvm(launch.jvm()));
        command.add("-javaagent:" + agent + "=" + labPort);
        for (String argument : launch.program().arguments()) {
            // Where cores aren't held apart, each stack has as many event loops as it would take by itself.
            if (launch.pinning().active() || !argument.contains(EVENT_LOOPS)) {
                command.add(argument.replace("${host}", address.host()).replace("${port}", Integer.toString(address.port()))
                        .replace(EVENT_LOOPS, Integer.toString(launch.jvm().eventLoops())));
            }
        }
        command.add("-jar");
        command.add(launch.program().jar().toString());
        return command;
    }

    private static List<String> jvm(Options.Server options) {
        // The last two are needed for honest flamegraphs, and the same for all.
        return List.of(options.collector().argument(), "-Xms" + options.heap(), "-Xmx" + options.heap(),
                "-XX:+UnlockDiagnosticVMOptions", "-XX:+DebugNonSafepoints");
    }
}
