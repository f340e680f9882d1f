package dev.straightway.runtime.body;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.vertx.core.buffer.Buffer;

/** An exchange without a server: keeps what readers ask for and what writers answer. */
final class FakeExchange extends UnaskedExchange {

    final Map<String, String> request = new HashMap<>();
    final List<String> fields = new ArrayList<>();
    Buffer body = Buffer.buffer();
    String accept;
    int status = 200;
    String contentType;
    String answer;
    boolean ended;
    Throwable failure;

    static FakeExchange with(String body, String contentType) {
        FakeExchange exchange = new FakeExchange();
        exchange.body = Buffer.buffer(body);
        if (contentType != null) {
            exchange.request.put("Content-Type", contentType);
        }
        return exchange;
    }

    @Override
    public Buffer body() {
        return body;
    }

    @Override
    public String accept() {
        return accept;
    }

    @Override
    public void end(AnswerHead head, Buffer content) {
        end(head);
        contentType = head.contentType().toString();
        answer = content.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void end(AnswerHead head) {
        status = head.status();
        head.forEach((name, value) -> fields.add(name + ": " + value));
        ended = true;
    }

    @Override
    public void end(CharSequence type, Buffer content) {
        contentType = type.toString();
        answer = content.toString(StandardCharsets.UTF_8);
        ended = true;
    }

    @Override
    public void leave() {
        ended = true;
    }

    @Override
    public void noContent() {
        status = 204;
        ended = true;
    }

    @Override
    public void fail(Throwable thrown) {
        failure = thrown;
    }

    @Override
    public void resume(Runnable task) {
        task.run();
    }

    @Override
    public void onClose(Runnable task) {
    }

    @Override
    public void onEnd(Runnable task) {
    }

    @Override
    public String header(String name) {
        return request.get(name);
    }

    @Override
    public List<String> headers(String name) {
        return request.containsKey(name) ? List.of(request.get(name)) : List.of();
    }
}
