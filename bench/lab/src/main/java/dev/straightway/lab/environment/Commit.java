package dev.straightway.lab.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The commit that a folder belongs to, asked of git. */
final class Commit {

    private Commit() {
    }

    /** {@return the commit, and whether the tree differs from it; or why that is unknown} */
    static String of(Path folder) throws InterruptedException {
        Optional<String> commit = git(folder, "rev-parse", "--short=12", "HEAD");
        if (commit.isEmpty()) {
            return "unknown: no git, or no repository";
        }
        boolean changed = git(folder, "status", "--porcelain").map(changes -> !changes.isEmpty()).orElse(false);
        return commit.get() + (changed ? ", with changes that aren't committed" : "");
    }

    private static Optional<String> git(Path folder, String... arguments) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
            return process.waitFor() == 0 ? Optional.of(output) : Optional.empty();
        } catch (IOException missing) {
            return Optional.empty();
        }
    }
}
