package dev.straightway.lab.ssh;

import java.io.IOException;
import java.util.List;

import dev.straightway.lab.server.TrialFailure;

/**
 * What the lab finds on another machine.
 *
 * @param folder where its copies are kept, absolute
 * @param address of that machine by which it was reached: its servers listen there
 * @param caller the address of this machine, as it is seen from there
 * @param java the program
 */
record Place(String folder, String address, String caller, String java) {

    /**
     * A JDK there.
     *
     * @param home of it; empty for the first on the PATH
     * @param option that names the home
     */
    record Jdk(String home, String option) {
    }

    /** What logins print stands before it. */
    private static final String MARK = "straightway-lab:";

    private static final String USUAL = "\"${XDG_CACHE_HOME:-$HOME/.cache}/straightway-lab\"";

    /**
     * Looks for it.
     *
     * @param jdk whose program is wanted
     * @throws TrialFailure with the fix where there is no folder or no java
     */
    static Place find(SshClient ssh, Jdk jdk) throws IOException, InterruptedException {
        String folder = ssh.at().folder().isEmpty() ? USUAL : ssh.at().folder();
        String java = jdk.home.isEmpty() ? "java" : SshClient.quoted(jdk.home + "/bin/java");
        List<String> lines = ssh.run("umask 077; mkdir -p " + folder + " && cd " + folder + " && echo " + MARK
                + " && pwd -P && echo \"${SSH_CONNECTION:-0.0.0.0 - 0.0.0.0 -}\" && { command -v " + java + " || echo none; }")
                .lines()
                .dropWhile(line -> !line.equals(MARK)).skip(1).toList();
        if (lines.size() < 3) {
            throw new TrialFailure(ssh.at().account() + " said something else than was asked: " + lines);
        }
        if (lines.get(2).equals("none")) {
            throw new TrialFailure("There is no java on " + ssh.at().account() + ": "
                    + (jdk.home.isEmpty() ? "none is on the PATH that commands over ssh have"
                            : jdk.home + "/bin/java isn't there")
                    + "; name the home of a JDK there with " + jdk.option + ".");
        }
        String[] connection = lines.get(1).split(" ");
        return new Place(lines.get(0), connection[2], connection[0], lines.get(2));
    }
}
