package dev.straightway.lab.verify;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.Asked;

/** Asks a target once and compares its answer: status, media type, body. Safe for all threads. */
public final class Verification {

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5)).build();

    private static final Duration LIMIT = Duration.ofSeconds(10);

    private Verification() {
    }

    /**
     * @return false while nothing answers: no one listens at the port, or hangs up, as some servers do that are starting
     * @throws WrongAnswer if the answer is not the expected one
     */
    public static boolean answers(Address address, Asked asked) throws InterruptedException {
        try {
            verify(address, asked);
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    /** @throws WrongAnswer if the answer is not the expected one */
    public static void verify(Address address, Asked asked) throws IOException, InterruptedException {
        Scenario scenario = asked.scenario();
        HttpResponse<byte[]> response = response(address, asked);
        Answer given = answer(response);
        if (!given.fits(scenario.expected())) {
            throw new WrongAnswer(asked.title() + " answered " + scenario.method() + " " + scenario.path() + " with " + given
                    + " instead of " + Answer.of(scenario.expected()) + given.difference(scenario.expected()));
        }
        inCoding(asked, response);
    }

    /** {@return what a target answers, whatever is expected} */
    public static Answer ask(Address address, Asked asked) throws IOException, InterruptedException {
        return answer(response(address, asked));
    }

    private static Answer answer(HttpResponse<byte[]> response) {
        return new Answer(response.statusCode(), response.headers().firstValue("content-type").orElse(null), response.body());
    }

    private static HttpResponse<byte[]> response(Address address, Asked asked) throws IOException, InterruptedException {
        CompletableFuture<HttpResponse<byte[]>> sent = CLIENT.sendAsync(request(address, asked.scenario()),
                BodyHandlers.ofByteArray());
        try {
            // The limit of a request ends with the head of its answer; a stream of events would have no end.
            return sent.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            throw new IOException("no whole answer in " + LIMIT.toSeconds() + " s", late);
        } catch (ExecutionException failed) {
            throw new IOException(String.valueOf(failed.getCause()), failed.getCause());
        } finally {
            sent.cancel(true);
        }
    }

    /** A scenario that asks for a coding compares servers that answer in it. */
    private static void inCoding(Asked asked, HttpResponse<byte[]> response) {
        String wanted = asked.scenario().headers().get("Accept-Encoding");
        String given = response.headers().firstValue("content-encoding").orElse("no coding");
        if (wanted != null && !wanted.equals(given)) {
            throw new WrongAnswer(asked.title() + " answered " + asked.scenario().method() + " " + asked.scenario().path()
                    + " in " + given + " instead of " + wanted);
        }
    }

    private static HttpRequest request(Address address, Scenario scenario) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address.url() + scenario.path()))
                .timeout(LIMIT).method(scenario.method(),
                        scenario.body() == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(scenario.body()));
        scenario.headers().forEach(request::header);
        return request.build();
    }
}
