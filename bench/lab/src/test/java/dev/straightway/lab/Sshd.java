package dev.straightway.lab;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.straightway.lab.server.Ports;

/** OpenSSH's own server on the loopback, on a port and with keys that are made for the test. */
final class Sshd implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final Process process;
    private final Path folder;
    private final int port;

    private Sshd(Process process, Path folder, int port) {
        this.process = process;
        this.folder = folder;
        this.port = port;
    }

    /** {@return the program: the system property {@code lab.test.sshd}, or where packages put it} */
    static Optional<Path> program() {
        return Stream.of(System.getProperty("lab.test.sshd", "/usr/sbin/sshd"), "/usr/local/sbin/sshd", "/usr/bin/sshd")
                .map(Path::of).filter(Files::isExecutable).findFirst();
    }

    static Sshd start(Path program, Path folder) throws IOException, InterruptedException {
        for (String key : List.of("host", "user", "stranger")) {
            run(List.of("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder.resolve(key).toString()));
        }
        Files.copy(folder.resolve("user.pub"), folder.resolve("authorized"));
        int port = Ports.free("127.0.0.1", 0);
        Path config = Files.write(folder.resolve("sshd_config"), List.of("Port " + port, "ListenAddress 127.0.0.1",
                "HostKey " + folder.resolve("host"), "AuthorizedKeysFile " + folder.resolve("authorized"), "StrictModes no",
                "UsePAM no", "PidFile none", "PasswordAuthentication no", "KbdInteractiveAuthentication no",
                "PermitRootLogin prohibit-password"));
        client(folder, "user");
        client(folder, "stranger");
        if (Files.isWritable(Path.of("/run"))) {
            // Where sshd, as root, shuts itself in; an init script makes it otherwise.
            Files.createDirectories(Path.of("/run/sshd"), PosixFilePermissions.asFileAttribute(
                    PosixFilePermissions.fromString("rwxr-xr-x")));
        }
        Process process = new ProcessBuilder(program.toString(), "-D", "-e", "-f", config.toString()).redirectErrorStream(true)
                .redirectOutput(folder.resolve("sshd.log").toFile()).start();
        Sshd sshd = new Sshd(process, folder, port);
        sshd.await();
        return sshd;
    }

    /** {@return the option of the lab that has servers on this machine} */
    String server() {
        return "--server=" + url();
    }

    /** {@return this machine, as the lab is told of it} */
    String url() {
        return "ssh://" + System.getProperty("user.name") + "@127.0.0.1:" + port + there();
    }

    /** {@return the folder in which the lab keeps its copies "there"} */
    Path there() {
        return folder.resolve("there");
    }

    /** @param key "user", who may come in, or "stranger" */
    String client(String key) {
        return "--ssh=ssh -F " + folder.resolve("ssh_config-" + key);
    }

    /** {@return the account, as messages name it} */
    static String account() {
        return System.getProperty("user.name") + "@127.0.0.1";
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    private static void client(Path folder, String key) throws IOException {
        Files.write(folder.resolve("ssh_config-" + key), List.of("Host *", "IdentityFile " + folder.resolve(key),
                "IdentitiesOnly yes", "UserKnownHostsFile " + folder.resolve("known"), "StrictHostKeyChecking accept-new"));
    }

    private void await() throws IOException, InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (true) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
                return;
            } catch (IOException notYet) {
                // waitFor, so that an sshd that ends ends the waiting.
                if (process.waitFor(20, TimeUnit.MILLISECONDS) || System.nanoTime() > end) {
                    throw new IllegalStateException("sshd doesn't listen:\n" + Files.readString(folder.resolve("sshd.log")));
                }
            }
        }
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command + " ended with code " + process.exitValue());
        }
    }
}
