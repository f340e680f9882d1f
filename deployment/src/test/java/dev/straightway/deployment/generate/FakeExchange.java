package dev.straightway.deployment.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.container.AsyncResponse;

import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.DecodedTexts;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Texts;

/** A request made of maps; keeps what it was answered with. */
final class FakeExchange extends Exchange {

    /** What {@link #noContent} leaves as the answer. */
    static final Object NO_CONTENT = "204";

    private final List<String> captures = new ArrayList<>();
    private final FakeTexts texts = new FakeTexts("");
    private final FakeTexts encoded = new FakeTexts("%");
    private final Map<Class<?>, Object> beans = new HashMap<>();
    private final List<Object> answers = new ArrayList<>();

    FakeExchange captures(String... texts) {
        captures.addAll(List.of(texts));
        return this;
    }

    FakeExchange query(String name, String... values) {
        return text("query", name, values);
    }

    FakeExchange header(String name, String... values) {
        return text("header", name, values);
    }

    FakeExchange cookie(String name, String value) {
        return text("cookie", name, value);
    }

    /** @param place path, query, matrix, form, header, cookie or part */
    FakeExchange text(String place, String name, String... values) {
        texts.put(place, name, values);
        encoded.put(place, name, values);
        return this;
    }

    /** Gives a bean of the class that it has. */
    FakeExchange bean(Object bean) {
        beans.put(bean.getClass(), bean);
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
        return texts.first("query", name);
    }

    @Override
    public List<String> queryParams(String name) {
        return texts.all("query", name);
    }

    @Override
    public String header(String name) {
        return texts.first("header", name);
    }

    @Override
    public List<String> headers(String name) {
        return texts.all("header", name);
    }

    @Override
    public DecodedTexts decoded() {
        return texts;
    }

    @Override
    public Texts encoded() {
        return encoded;
    }

    @Override
    public Object bean(Class<?> type) {
        return beans.get(type);
    }

    @Override
    public AsyncResponse suspend() {
        return FakeParts.SUSPENDED;
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
}
