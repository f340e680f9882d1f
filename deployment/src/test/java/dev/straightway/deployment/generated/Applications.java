package dev.straightway.deployment.generated;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.deployment.IsolatedProofs;
import dev.straightway.deployment.proof.LoopWatch;
import dev.straightway.proof.Proof;
import io.quarkus.bootstrap.app.CuratedApplication;
import io.quarkus.bootstrap.app.QuarkusBootstrap;
import io.quarkus.bootstrap.app.RunningQuarkusApplication;
import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.runner.bootstrap.AugmentActionImpl;
import io.quarkus.runner.bootstrap.StartupActionImpl;

/**
 * Builds programs as one application, starts it and sends a request to each.
 * <p>
 * A build and a start cost seconds, a walk through a program some milliseconds. So hundreds of programs share one build, which
 * resolves their beans and finds their routes, and one server; but each is proven as if it were alone ({@link IsolatedProofs}).
 */
final class Applications {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_BYTES = 1 << 20;
    private static final String LOGGING = "org.jboss.logmanager.";
    /** Blocking calls while requests ran on an event loop. */
    private static final Queue<String> CAUGHT = new ConcurrentLinkedQueue<>();

    private final Path directory;
    private ApplicationModel model;
    private IsolatedProofs proofs;

    static {
        try {
            LoopWatch.install((call, stack) -> {
                if (Stream.of(stack).noneMatch(frame -> frame.getClassName().startsWith(LOGGING))) {
                    CAUGHT.add(call + Stream.of(stack).map(frame -> "\n    at " + frame).collect(Collectors.joining()));
                }
            });
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** @param directory for the classes; of a batch nothing is left but its files */
    Applications(Path directory) {
        this.directory = directory;
    }

    /**
     * {@return what becomes of programs that were compiled}
     *
     * @throws FailedStart if one of them ends the start
     */
    Map<Program, Verdict> run(List<Program> programs, Path classes) throws Exception {
        // Not before the application has ended: what ends with a request may run when its answer is there already.
        return verdicts(serve(classes, server -> ask(programs, server)));
    }

    /**
     * {@return what programs that are annotated to run on the event loop do there that blocks, as texts}
     * <p>
     * The second request counts: class loading and first use are left out of the claim. So is logging.
     */
    Map<Program, String> watch(List<Program> programs, Path classes) throws Exception {
        return serve(classes, server -> {
            ask(programs, server);
            Map<Program, String> blocked = new LinkedHashMap<>();
            for (Program program : programs) {
                CAUGHT.clear();
                ask(List.of(program), server);
                CAUGHT.stream().findFirst().ifPresent(call -> blocked.put(program, call));
            }
            return blocked;
        });
    }

    /** Asks a server for something. */
    private interface Asking<T> {
        T of(URI server) throws IOException, InterruptedException;
    }

    private <T> T serve(Path classes, Asking<T> asking) throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (CuratedApplication curated = bootstrap(classes)) {
            model = curated.getApplicationModel();
            proofs = proofs == null ? new IsolatedProofs(model) : proofs;
            StartupActionImpl start = new AugmentActionImpl(curated, List.of(proofs), List.of())
                    .createInitialRuntimeApplication();
            int port = freePort();
            start.overrideConfig(Map.of("quarkus.http.test-port", Integer.toString(port), "quarkus.http.host", "127.0.0.1"));
            RunningQuarkusApplication running = started(start);
            try {
                return asking.of(URI.create("http://127.0.0.1:" + port + "/"));
            } finally {
                running.close();
            }
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static RunningQuarkusApplication started(StartupActionImpl start) throws Exception {
        try {
            return start.run();
        } catch (RuntimeException failure) {
            throw new FailedStart(failure);
        }
    }

    private CuratedApplication bootstrap(Path classes) throws Exception {
        Properties together = new Properties();
        together.setProperty("quarkus.straightway.dispatch", "signature");
        Path here = Path.of("").toAbsolutePath();
        return QuarkusBootstrap.builder().setBaseName("generated").setApplicationRoot(classes)
                .setMode(QuarkusBootstrap.Mode.TEST).addExcludedPath(here.resolve("target/test-classes")).setProjectRoot(here)
                .setTargetDirectory(directory).setExistingModel(model)
                .setBuildSystemProperties(together).build().bootstrap();
    }

    /** {@return the status of each answer} */
    private Map<Program, Integer> ask(List<Program> programs, URI server) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        Map<Program, Integer> answers = new LinkedHashMap<>();
        for (Program program : programs) {
            // What runs at start is no part of a request.
            Watched.forget(program);
            HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(program.id())).timeout(PATIENCE);
            if (!program.body().isEmpty()) {
                request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(program.body()));
            }
            answers.put(program, status(client, request.build()));
        }
        return answers;
    }

    /** Some programs write JSON of an iterator without an end: what is read of an answer has one. */
    private static int status(HttpClient client, HttpRequest request) throws IOException, InterruptedException {
        try {
            HttpResponse<InputStream> response = client.send(request, BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                CompletableFuture.runAsync(() -> read(body)).orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
            }
            return response.statusCode();
        } catch (HttpTimeoutException silent) {
            return Verdict.SILENT;
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof TimeoutException) {
                return Verdict.SILENT;
            }
            throw failed;
        }
    }

    private static void read(InputStream body) {
        try {
            body.readNBytes(MOST_BYTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<Program, Verdict> verdicts(Map<Program, Integer> answers) {
        Map<Program, Verdict> verdicts = new LinkedHashMap<>();
        answers.forEach((program, status) -> {
            Proof proof = proofs.proofs().get(program.id());
            if (proof == null) {
                throw new IllegalStateException("Nobody has decided about " + program);
            }
            verdicts.put(program, new Verdict(proof.proven(), proof instanceof Proof.NotProven no ? no.words() : "",
                    Watched.thread(program), status));
        });
        return verdicts;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
