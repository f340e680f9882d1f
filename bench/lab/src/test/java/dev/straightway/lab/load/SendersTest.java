package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.server.HostLost;
import dev.straightway.lab.server.TrialFailure;

/** Loads that are shared by senders of the test, which answer at once. */
class SendersTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<JsonNode> asked = new CopyOnWriteArrayList<>();

    /** Answers a question. */
    private interface Answer {
        Map<String, Object> to(JsonNode question) throws IOException;
    }

    private record Scripted(String at, List<JsonNode> asked, Answer answer) implements Sender {

        @Override
        public JsonNode ask(Object question, int seconds) throws IOException {
            JsonNode node = JSON.valueToTree(question);
            asked.add(node);
            return JSON.valueToTree(answer.to(node));
        }

        @Override
        public void close() {
            asked.add(JSON.valueToTree(at + " closed"));
        }
    }

    @Test
    void asksASingleOneForTheWholeLoadAndForNoSum() throws Exception {
        try (Senders senders = senders(sender("", question -> Map.of("requests", 5)))) {
            assertThat(senders.measure(load()).get("requests").asInt()).isEqualTo(5);
        }
        assertThat(asked).hasSize(2);
        assertThat(asked.get(0).get("connections").asInt()).isEqualTo(4);
    }

    @Test
    void asksAllAtOnceAndTheFirstForTheSum() throws Exception {
        CyclicBarrier together = new CyclicBarrier(2);
        Answer first = question -> question.has("sum") ? Map.of("requests", question.get("sum").size()) : meeting(together, 1);
        try (Senders senders = senders(sender("a@one", first), sender("b@two", question -> meeting(together, 2)))) {
            assertThat(senders.measure(load()).get("requests").asInt()).isEqualTo(2);
        }
        assertThat(asked.get(2).get("sum").findValuesAsText("requests")).containsExactly("1", "2");
        assertThat(asked.subList(0, 2)).extracting(question -> question.get("connections").asInt()).containsExactly(2, 2);
        assertThat(asked.subList(3, 5)).extracting(JsonNode::asText).containsExactly("a@one closed", "b@two closed");
    }

    @Test
    void namesTheOneThatFindsNoServer() {
        try (Senders senders = senders(sender("a@one", question -> Map.of("requests", 1)),
                sender("b@two", question -> Map.of("failure", "can't connect to 127.0.0.1:1 (Connection refused)")))) {
            assertThatThrownBy(() -> senders.measure(load())).isInstanceOf(TrialFailure.class).hasMessage(
                    "Hyperfoil on b@two can't connect to 127.0.0.1:1 (Connection refused); is the server running?");
        }
    }

    @Test
    void namesTheOneThatFails() {
        try (Senders senders = senders(sender("a@one", question -> {
            throw new TrialFailure("Hyperfoil ended before it reported, with code 137");
        }), sender("b@two", question -> Map.of("requests", 1)))) {
            assertThatThrownBy(() -> senders.measure(load())).isInstanceOf(TrialFailure.class)
                    .hasMessage("The generator on a@one: Hyperfoil ended before it reported, with code 137");
        }
    }

    @Test
    void tellsOfALostMachineBeforeAllElse() {
        try (Senders senders = senders(sender("a@one", question -> {
            throw new TrialFailure("the server ended");
        }), sender("b@two", question -> {
            throw new HostLost("The connection to b@two broke.");
        }))) {
            assertThatThrownBy(() -> senders.measure(load())).isInstanceOf(HostLost.class)
                    .hasMessage("The connection to b@two broke.");
        }
    }

    @Test
    void keepsWhatCantBeReadAsItsCause() {
        IOException broken = new IOException("no JSON");
        try (Senders senders = senders(sender("a@one", question -> {
            throw broken;
        }), sender("b@two", question -> Map.of("requests", 1)))) {
            assertThatThrownBy(() -> senders.measure(load())).isInstanceOf(IOException.class)
                    .hasMessage("A generator couldn't be asked: java.io.IOException: no JSON").hasCause(broken);
        }
    }

    private static Map<String, Object> meeting(CyclicBarrier together, int requests) throws IOException {
        try {
            together.await(20, TimeUnit.SECONDS);
            return Map.of("requests", requests);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException alone) {
            throw new IOException("nobody else was asked meanwhile", alone);
        }
    }

    private Scripted sender(String at, Answer answer) {
        return new Scripted(at, asked, answer);
    }

    private static Senders senders(Sender... all) {
        return new Senders(List.of(all));
    }

    private static Question load() {
        return new Question(Requests.of(8080, Requests.get(200, Requests.BOB)), 0);
    }
}
