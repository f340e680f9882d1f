package dev.straightway.deployment.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.core.Cookie;

import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Exchange;

/** A request made of maps; keeps what it was answered with. */
final class FakeExchange extends Exchange {

    /** What {@link #noContent} leaves as the answer. */
    static final Object NO_CONTENT = "204";

    private final List<String> captures = new ArrayList<>();
    private final Map<String, List<String>> query = new HashMap<>();
    private final Map<String, List<String>> headers = new HashMap<>();
    private final Map<String, String> cookies = new HashMap<>();
    private final List<Object> answers = new ArrayList<>();

    FakeExchange captures(String... texts) {
        captures.addAll(List.of(texts));
        return this;
    }

    FakeExchange query(String name, String... texts) {
        query.put(name, List.of(texts));
        return this;
    }

    FakeExchange header(String name, String... texts) {
        headers.put(name, List.of(texts));
        return this;
    }

    FakeExchange cookie(String name, String text) {
        cookies.put(name, text);
        return this;
    }

    /** {@return everything the request was answered with, which should be one thing} */
    List<Object> answers() {
        return answers;
    }

    void answer(Object value) {
        answers.add(value);
    }

    @Override
    public String pathParam(int index) {
        return captures.get(index);
    }

    @Override
    public String queryParam(String name) {
        return first(query.get(name));
    }

    @Override
    public List<String> queryParams(String name) {
        return query.getOrDefault(name, List.of());
    }

    @Override
    public String header(String name) {
        return first(headers.get(name));
    }

    @Override
    public List<String> headers(String name) {
        return headers.getOrDefault(name, List.of());
    }

    @Override
    public Cookie cookie(String name) {
        return cookies.containsKey(name) ? new Cookie.Builder(name).value(cookies.get(name)).build() : null;
    }

    @Override
    public String cookieParam(String name) {
        return cookies.get(name);
    }

    @Override
    public Object context(ContextType type) {
        return new FakeResourceInfo(type);
    }

    @Override
    public void noContent() {
        answers.add(NO_CONTENT);
    }

    @Override
    public void fail(Throwable failure) {
        answers.add(failure);
    }

    @Override
    public void onEnd(Runnable task) {
        throw new UnsupportedOperationException("Invokers leave it to their Instances");
    }

    private static String first(List<String> texts) {
        return texts == null || texts.isEmpty() ? null : texts.get(0);
    }
}
