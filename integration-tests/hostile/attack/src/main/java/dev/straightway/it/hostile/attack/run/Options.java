package dev.straightway.it.hostile.attack.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.it.hostile.attack.delivery.Kinds;
import dev.straightway.it.hostile.attack.exchange.Case;

/**
 * What is attacked, and how long.
 *
 * @param applications the directory of the two applications' modules
 * @param only the number of the one case to be replayed, or -1 for all
 * @param peer the application that Straightway is compared with
 * @param ahead whether Straightway serves plain requests ahead of the Router, and most requests are plain
 * @param patience how long an answer is waited for
 * @param leaks how closely Netty looks for leaks of buffers
 */
public record Options(Path applications, Path directory, long seed, long requests, long from, long only, int threads,
        String peer, boolean ahead, Duration patience, String leaks) {

    /** The peer that is Straightway itself, with all requests through the Router. */
    static final String ROUTER = "straightway-router";

    /** Among so many requests are some of each kind. */
    private static final long ENOUGH = 1_000;
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
                System.getProperty("hostile.peer", "quarkus-rest"), Boolean.getBoolean("hostile.ahead"),
                Duration.ofSeconds(Integer.getInteger("hostile.seconds", DEFAULT_SECONDS)),
                System.getProperty("hostile.leaks", "paranoid"));
    }

    /** {@return the options of the JVM of an application}: it lives too shortly for the costly compiler to pay off. */
    List<String> jvm(String application) {
        List<String> jvm = new ArrayList<>(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1",
                "-Dio.netty.leakDetection.level=" + leaks, "-Dio.netty.leakDetection.targetRecords=20"));
        jvm.add("-Dquarkus.straightway.tier=" + (ahead && !application.equals(ROUTER) ? "auto" : "router"));
        jvm.add("-Dhostile.counting=" + countsRequests(application));
        jvm.add("-Dquarkus.log.category.\"dev.straightway.ahead\".level=DEBUG");
        return List.copyOf(jvm);
    }

    /** A handler that sees each request keeps it from being served ahead of the Router. */
    private boolean countsRequests(String application) {
        return !ahead || application.equals(ROUTER);
    }

    /** {@return what an application of Straightway must have counted after enough requests} */
    Set<String> counted(String application) {
        if (requests < ENOUGH) {
            return Set.of();
        }
        return countsRequests(application) ? Set.of("requests.came", "scopes.begun", "beans.made") : Set.of("beans.made");
    }

    /** {@return the case of a number} */
    Case make(long number) {
        return ahead ? Kinds.plain(seed, number) : Kinds.of(seed, number);
    }

    /** {@return whether the peer is Straightway too, so that each answer must be the same} */
    boolean comparesWholly() {
        return peer.equals(ROUTER);
    }

    /** {@return the same attack, with fewer requests and another peer; its files are apart from those of this one} */
    Options against(String other, long fewer) {
        return new Options(applications, directory.resolve(other), seed, Math.min(requests, fewer), from, only, threads, other,
                ahead, patience, leaks);
    }

    /** {@return the properties that make the same cases} */
    String replay() {
        return "-Dhostile.seed=" + seed + (ahead ? " -Dhostile.ahead=true -Dhostile.peer=" + peer : "");
    }

    /** {@return the same attack on what is served ahead of the Router} */
    Options aheadOfRouter() {
        return new Options(applications, directory, seed, requests, from, only, threads, peer, true, patience, leaks);
    }

    /** {@return the jars that are needed and aren't there} */
    List<Path> unbuilt() {
        return Stream.of("straightway", peer).map(this::jar).filter(jar -> !Files.exists(jar)).toList();
    }

    /** What keeps requests from coming ahead of the Router is left out of another module, what counts scopes of a third. */
    private String module(String application) {
        if (application.equals(ROUTER)) {
            return ahead ? "plain-watched" : "straightway";
        }
        return application.equals("straightway") && ahead ? "plain" : application;
    }

    Path jar(String application) {
        return applications.resolve(module(application))
                .resolve("target/quarkus-app/quarkus-run.jar");
    }
}
