package dev.straightway.lab.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.server.HostLost;
import dev.straightway.lab.server.TrialFailure;

/**
 * One sender, or several that share each load: they are asked at once, and the first of them adds up what all have measured.
 * <p>
 * For one thread.
 */
final class Senders implements AutoCloseable {

    private final List<Sender> all;
    private final ExecutorService threads;

    /** @param all one or more */
    Senders(List<? extends Sender> all) {
        this.all = List.copyOf(all);
        this.threads = Executors.newFixedThreadPool(all.size(), task -> {
            Thread thread = new Thread(task, "sender");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * {@return what all of them together have measured of a load}
     *
     * @throws TrialFailure if one of them had no load to speak of
     */
    JsonNode measure(Question load) throws IOException, InterruptedException {
        List<Question> parts = load.parts(all.size());
        if (parts.size() == 1) {
            return measured(all.get(0), load);
        }
        List<Callable<JsonNode>> asking = new ArrayList<>();
        for (int part = 0; part < parts.size(); part++) {
            Sender sender = all.get(part);
            Question question = parts.get(part);
            asking.add(() -> measured(sender, question));
        }
        return all.get(0).ask(Map.of("sum", results(threads.invokeAll(asking))), 0);
    }

    @Override
    public void close() {
        threads.shutdownNow();
        all.forEach(Sender::close);
    }

    private static JsonNode measured(Sender sender, Question load) throws IOException {
        String on = sender.at().isEmpty() ? "" : " on " + sender.at();
        JsonNode measured;
        try {
            measured = sender.ask(load.words(), load.request().seconds());
        } catch (TrialFailure failure) {
            throw on.isEmpty() ? failure : new TrialFailure("The generator" + on + ": " + failure.getMessage());
        }
        if (measured.hasNonNull("failure")) {
            throw new TrialFailure("Hyperfoil" + on + " " + measured.get("failure").asText() + "; is the server running?");
        }
        return measured;
    }

    /** A machine that is lost ends the run, whatever else went wrong meanwhile; of all other failures the first is told. */
    private static List<JsonNode> results(List<Future<JsonNode>> asked) throws IOException, InterruptedException {
        List<JsonNode> results = new ArrayList<>();
        List<Throwable> failures = new ArrayList<>();
        for (Future<JsonNode> one : asked) {
            try {
                results.add(one.get());
            } catch (ExecutionException failed) {
                failures.add(failed.getCause());
            }
        }
        for (Throwable failure : failures) {
            if (failure instanceof HostLost lost) {
                throw lost;
            }
        }
        if (failures.isEmpty()) {
            return results;
        }
        if (failures.get(0) instanceof TrialFailure failure) {
            throw failure;
        }
        throw new IOException("A generator couldn't be asked: " + failures.get(0), failures.get(0));
    }
}
