package dev.straightway.it.hostile.attack.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is attacked, and how long.
 *
 * @param applications the directory of the two applications' modules
 * @param only the number of the one case to be replayed, or -1 for all
 * @param peer the application that Straightway is compared with
 * @param patience how long an answer is waited for
 * @param leaks how closely Netty looks for leaks of buffers
 */
public record Options(Path applications, Path directory, long seed, long requests, long from, long only, int threads,
        String peer, Duration patience, String leaks) {

    private static final long DEFAULT_SEED = 11;
    private static final long DEFAULT_REQUESTS = 20_000;
    private static final int DEFAULT_THREADS = 8;
    private static final int DEFAULT_SECONDS = 12;

    /** {@return what the system properties {@code hostile.*} say} */
    public static Options ofProperties() {
        return new Options(Path.of(System.getProperty("hostile.applications", "integration-tests/hostile")),
                Path.of(System.getProperty("hostile.directory", "target/hostile")), Long.getLong("hostile.seed", DEFAULT_SEED),
                Long.getLong("hostile.requests", DEFAULT_REQUESTS), Long.getLong("hostile.from", 0),
                Long.getLong("hostile.only", -1), Integer.getInteger("hostile.threads", DEFAULT_THREADS),
                System.getProperty("hostile.peer", "quarkus-rest"),
                Duration.ofSeconds(Integer.getInteger("hostile.seconds", DEFAULT_SECONDS)),
                System.getProperty("hostile.leaks", "paranoid"));
    }

    /** {@return the options of the JVM of an application}: it lives too shortly for the costly compiler to pay off. */
    List<String> jvm() {
        return List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-Dio.netty.leakDetection.level=" + leaks,
                "-Dio.netty.leakDetection.targetRecords=20");
    }

    /** {@return the same attack, with fewer requests and another peer; its files are apart from those of this one} */
    Options against(String other, long fewer) {
        return new Options(applications, directory.resolve(other), seed, Math.min(requests, fewer), from, only, threads, other,
                patience, leaks);
    }

    /** {@return the jars that are needed and aren't there} */
    List<Path> unbuilt() {
        return Stream.of("straightway", peer).map(this::jar).filter(jar -> !Files.exists(jar)).toList();
    }

    Path jar(String application) {
        return applications.resolve(application).resolve("target/quarkus-app/quarkus-run.jar");
    }
}
