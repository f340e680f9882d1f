package dev.straightway.lab.server;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

import dev.straightway.lab.target.Scenario;
import dev.straightway.lab.target.Target;

/** Asks a target once and compares its answer: status, media type, body. */
public final class Verification {

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5)).build();

    private Verification() {
    }

    /** {@return whether the target listens and answers as expected} */
    static boolean answers(int port, Target target, Scenario scenario) throws InterruptedException, IOException {
        try {
            verify(port, target, scenario);
            return true;
        } catch (ConnectException notYet) {
            return false;
        }
    }

    /** @throws TrialFailure if the answer is not the expected one */
    public static void verify(int port, Target target, Scenario scenario) throws IOException, InterruptedException {
        HttpResponse<String> answer = CLIENT.send(request(port, target, scenario), HttpResponse.BodyHandlers.ofString());
        String mediaType = answer.headers().firstValue("content-type").orElse("none");
        if (answer.statusCode() != 200 || !mediaType.startsWith("application/json")
                || !answer.body().equals(scenario.expected())) {
            throw new TrialFailure(target.title() + " answered " + scenario + " " + target.path() + " with "
                    + answer.statusCode() + " " + mediaType + " '" + answer.body() + "' instead of 200 application/json '"
                    + scenario.expected() + "'");
        }
    }

    private static HttpRequest request(int port, Target target, Scenario scenario) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + target.path()))
                .timeout(Duration.ofSeconds(10))
                .method(scenario.name(), scenario.body() == null ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(scenario.body()));
        scenario.headers().forEach(request::header);
        return request.build();
    }
}
