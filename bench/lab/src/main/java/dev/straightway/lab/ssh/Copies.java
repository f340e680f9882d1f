package dev.straightway.lab.ssh;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Fingerprint;

/**
 * Files of this machine on another one, each set in a folder that is named by its digest: what hasn't changed isn't copied
 * again. A copy is whole or not there.
 */
final class Copies {

    private static final int MIB = 1024 * 1024;

    private final SshClient ssh;
    private final String folder;
    private final Consumer<String> progress;
    private final Map<Path, String> known = new HashMap<>();

    /** @param folder there */
    Copies(SshClient ssh, String folder, Consumer<String> progress) {
        this.ssh = ssh;
        this.folder = folder;
        this.progress = progress;
    }

    /** {@return the path there of a jar that {@code java -jar} starts, with the folders beside it that it needs} */
    String of(Path jar) throws IOException, InterruptedException {
        String copy = known.get(jar);
        if (copy == null) {
            copy = of(jar, List.of()) + "/" + jar.getFileName();
            known.put(jar, copy);
        }
        return copy;
    }

    /**
     * {@return the folder there}
     *
     * @param more files in the same folder as the jar
     */
    String of(Path jar, List<Path> more) throws IOException, InterruptedException {
        List<Path> files = Stream.concat(Fingerprint.files(jar).stream(), more.stream()).toList();
        String place = folder + "/" + Fingerprint.of(jar.getParent(), files);
        if (ssh.run("test -d " + SshClient.quoted(place) + " && echo there || echo missing").contains("missing")) {
            copy(jar.getParent(), files, place);
        }
        return place;
    }

    private void copy(Path root, List<Path> files, String place) throws IOException, InterruptedException {
        long bytes = 0;
        for (Path file : files) {
            bytes += Files.size(file);
        }
        progress.accept("Copying " + root + ", " + (bytes / MIB + 1) + " MiB, to " + ssh.at().account() + ":" + place);
        Path names = Files.createTempFile("straightway-lab", ".names");
        try {
            Files.write(names, files.stream().map(file -> root.relativize(file).toString()).toList());
            stream(List.of("tar", "-C", root.toString(), "-cf", "-", "-T", names.toString()), place);
        } finally {
            Files.deleteIfExists(names);
        }
    }

    private void stream(List<String> tar, String place) throws IOException, InterruptedException {
        String there = SshClient.quoted(place);
        Process packing = ssh.children().start(new ProcessBuilder(tar).redirectError(
                ProcessBuilder.Redirect.appendTo(ssh.log().toFile())));
        Process unpacking = ssh.start("umask 077; p=" + there + ".$$.part; mkdir -p \"$p\" && tar -xf - -C \"$p\""
                + " && { test -d " + there + " || mv \"$p\" " + there + "; }; code=$?; rm -rf \"$p\"; exit $code");
        try {
            try (OutputStream out = unpacking.getOutputStream()) {
                packing.getInputStream().transferTo(out);
            } catch (IOException broken) {
                // The other end says why.
                packing.destroy();
            }
            int code = unpacking.waitFor();
            if (code != 0 || packing.waitFor() != 0) {
                throw new TrialFailure("The files can't be copied: " + ssh.failure(code));
            }
        } finally {
            Children.end(packing);
            Children.end(unpacking);
        }
    }
}
