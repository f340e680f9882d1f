package dev.straightway.it.hostile.attack.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An application under attack, in a JVM of its own. */
public final class Target implements AutoCloseable {

    private static final int STOP_SECONDS = 60;
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private final String name;
    private final Process process;
    private final ServerLog log;
    private final Path temporary;
    private final int port;
    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Target(String name, Process process, ServerLog log, Path temporary) throws InterruptedException, IOException {
        this.name = name;
        this.process = process;
        this.log = log;
        this.temporary = temporary;
        this.port = log.awaitPort();
    }

    /**
     * Starts the application of this jar; its log and its temporary files go below the directory.
     *
     * @param jvm options of its JVM
     */
    public static Target start(String name, Path jar, Path directory, List<String> jvm)
            throws IOException, InterruptedException {
        Path temporary = Files.createDirectories(directory.resolve(name + "-tmp"));
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(jvm);
        command.addAll(List.of("-XX:+UseSerialGC", "-Djava.io.tmpdir=" + temporary, "-jar", jar.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        ServerLog log = new ServerLog(process.getInputStream(), directory.resolve(name + ".log"));
        try {
            return new Target(name, process, log, temporary);
        } catch (IOException | InterruptedException | RuntimeException e) {
            process.destroyForcibly();
            throw e;
        }
    }

    public String name() {
        return name;
    }

    public int port() {
        return port;
    }

    public ServerLog log() {
        return log;
    }

    /** {@return what the server holds, after a collection of its garbage} */
    public Map<String, Long> state() throws IOException, InterruptedException {
        String text = watch("");
        Map<String, Long> state = new TreeMap<>();
        text.lines().map(line -> line.split("=")).forEach(line -> state.put(line[0], Long.valueOf(line[1])));
        state.put("files.temporary", temporaryFiles());
        return state;
    }

    /** {@return the requests that came and didn't end, with their markers} */
    public Set<String> open() throws IOException, InterruptedException {
        return watch("/open").lines().collect(Collectors.toSet());
    }

    /** {@return the requests, with their markers, whose request scopes haven't ended; empty where nobody counts them} */
    public Set<String> openScopes() throws IOException, InterruptedException {
        return watch("/scopes").lines().collect(Collectors.toSet());
    }

    private String watch(String path) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + port + "/watch" + path);
        return client.send(HttpRequest.newBuilder(uri).timeout(LIMIT).build(), BodyHandlers.ofString()).body();
    }

    /** Stops the server in good order; {@return whether it has ended in time} */
    public boolean stop() throws InterruptedException {
        process.toHandle().destroy(); // which leaves its output open, unlike that of Process
        return process.waitFor(STOP_SECONDS, TimeUnit.SECONDS);
    }

    private long temporaryFiles() throws IOException {
        try (Stream<Path> files = Files.walk(temporary)) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
