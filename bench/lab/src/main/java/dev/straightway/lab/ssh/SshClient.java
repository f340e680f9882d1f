package dev.straightway.lab.ssh;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;

/**
 * The ssh client of this machine, towards one other. It never asks for anything: keys have to be at hand.
 *
 * @param command the client and the options that it is given
 * @param log where it says what goes wrong
 * @param children the processes that it runs in
 */
record SshClient(List<String> command, Options.Ssh at, Path log, Children children) {

    private static final int MOST_SECONDS = 60;

    /** A connection that carries nothing for fifteen seconds, not even the client's own questions, is gone. */
    private static final List<String> ALWAYS = List.of("-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "-o",
            "ServerAliveInterval=5", "-o", "ServerAliveCountMax=3");

    /** What is no reason for anything. */
    private static final List<String> NOISE = List.of("Warning: Permanently added", "Picked up ", "\tat ");

    /** Ends with the exit code of the script; the client has 255 for what goes wrong itself. */
    static final int CLIENT_FAILED = 255;

    /** {@return a process that runs a script there} */
    Process start(String script) throws IOException {
        List<String> all = new ArrayList<>(command);
        all.addAll(ALWAYS);
        if (at.port() > 0) {
            all.addAll(List.of("-p", Integer.toString(at.port())));
        }
        all.addAll(List.of(at.account(), "exec sh -c " + quoted(script)));
        return start(all);
    }

    /**
     * {@return what a short script there writes}
     *
     * @throws TrialFailure where it fails, or the machine can't be reached
     */
    String run(String script) throws IOException, InterruptedException {
        return output(start(script));
    }

    /** {@return where that machine is, by the client's own configuration: its name may be an alias} */
    String host() throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of("-T", "-G", at.account()));
        return Stream.of(output(start(all)).split("\n")).filter(line -> line.startsWith("hostname ")).findFirst()
                .map(line -> line.substring("hostname ".length()).trim()).orElse(at.host());
    }

    /**
     * {@return what to say of a process that ended}
     *
     * @param code its own
     */
    String failure(int code) throws IOException {
        String said = said();
        String fix = "";
        if (said.contains("Permission denied")) {
            fix = " Give it a key that opens that account, as with lab.ssh='ssh -i KEY', or load one into the agent.";
        } else if (said.contains("Host key verification failed")) {
            fix = " Its host key isn't known here: connect once by hand with '" + String.join(" ", command)
                    + (at.port() > 0 ? " -p " + at.port() : "") + " " + at.account() + "'.";
        }
        return at.account() + (code == CLIENT_FAILED ? " can't be reached" : " failed with code " + code) + ": "
                + (said.isEmpty() ? "nothing was said why." : said) + fix;
    }

    /** {@return the end of what the client and the programs there have written} */
    String said() throws IOException {
        if (!Files.exists(log)) {
            return "";
        }
        List<String> lines = new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.isBlank() && NOISE.stream().noneMatch(line::startsWith)).toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 5), lines.size()));
    }

    private Process start(List<String> all) throws IOException {
        try {
            return children.start(new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())));
        } catch (IOException missing) {
            throw new TrialFailure("There is no ssh client: " + missing.getMessage() + ". Install OpenSSH's, or name one with"
                    + " lab.ssh.");
        }
    }

    private String output(Process process) throws IOException, InterruptedException {
        Children.limit(process, MOST_SECONDS);
        try {
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new TrialFailure(failure(process.isAlive() ? CLIENT_FAILED : process.exitValue()));
            }
            return output;
        } finally {
            Children.end(process);
        }
    }

    /** {@return one word for whatever shell the account has} */
    static String quoted(String script) {
        return "'" + script.replace("'", "'\\''") + "'";
    }
}
