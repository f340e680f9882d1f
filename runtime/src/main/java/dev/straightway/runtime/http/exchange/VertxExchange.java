package dev.straightway.runtime.http.exchange;

import java.util.List;

import jakarta.ws.rs.container.AsyncResponse;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.fields.Paths;
import dev.straightway.runtime.fields.Query;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.DecodedTexts;
import dev.straightway.runtime.invocation.Texts;
import dev.straightway.runtime.routing.RouteMatch;
import io.netty.handler.codec.http.HttpRequest;
import io.vertx.core.Context;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/**
 * A request on Vert.x and its one answer, as all steps of the way see it.
 * <p>
 * It holds the state of a request in one object, since each object more would be paid by every request. Others find what
 * follows from the state: {@link RequestHead} what the head says now, {@link InForce} which filters and which thread count,
 * {@link Client} whether the client still waits, {@link Turn} how the request runs on a thread, {@link Sending} how the answer
 * goes out. {@link Lifecycle} knows who answers and when the request has ended; threads share it. {@link Detour},
 * {@link RequestTexts} and {@link ContextObjects} are made for the few requests that need them.
 * <p>
 * {@link Serving} knows which steps it takes. Used by one thread at a time, but for the lifecycle.
 */
public final class VertxExchange extends BufferExchange implements Runnable {

    /** {@code null} for a request that is served ahead of the Router, as long as nobody asks for it. */
    private RoutingContext context;
    /** As it came ahead of the Router; {@code null} for one of the Router, and for one that is raw. */
    private HttpServerRequest ahead;
    /** What Netty has decoded, and its connection; {@code null} if Vert.x had made a request of it before. */
    private final HttpRequest head;
    private final RawRequests raw;
    private final Serving serving;
    private final Context vertx;
    private final Lifecycle life = new Lifecycle();
    private RouteMatch<Endpoint> match;
    private Endpoint endpoint;
    /** The steps to an endpoint behind locators; {@code null} for one of a root resource. */
    private Matched way;
    /** {@code null} for a request on the straight way. */
    private Detour detour;
    private Buffer body;
    private Query query;
    private Object instance;
    private ContextObjects contexts;

    public VertxExchange(RoutingContext context, Serving serving) {
        this(context, null, null, null, serving);
    }

    /** A request that hasn't come to the Router. */
    public VertxExchange(HttpServerRequest ahead, Serving serving) {
        this(null, ahead, null, null, serving);
    }

    /**
     * A request that Vert.x hasn't seen.
     *
     * @param head has fields that Vert.x could take as they are
     */
    public VertxExchange(HttpRequest head, RawRequests raw, Serving serving) {
        this(null, null, head, raw, serving);
    }

    private VertxExchange(RoutingContext context, HttpServerRequest ahead, HttpRequest head, RawRequests raw,
            Serving serving) {
        this.context = context;
        this.ahead = ahead;
        this.head = head;
        this.raw = raw;
        this.serving = serving;
        this.vertx = Vertx.currentContext();
    }

    /** {@return the context of the Router; a request that is served ahead of it takes the way through the Router for it} */
    public RoutingContext routingContext() {
        if (context == null) {
            serving.route(this);
        }
        return context;
    }

    /** {@return whether the request has a context of the Router} */
    public boolean isRouted() {
        return context != null;
    }

    /** Takes the context that the Router has made. */
    public void routed(RoutingContext made) {
        this.context = made;
    }

    /** {@return the request of Vert.x, which is made now if it is raw} */
    public HttpServerRequest request() {
        if (context != null) {
            return context.request();
        }
        if (ahead == null) {
            ahead = raw.request(head);
        }
        return ahead;
    }

    public HttpServerResponse response() {
        return context == null ? request().response() : context.response();
    }

    /** {@return whether Vert.x has made no request of it, so that the answer goes past Vert.x} */
    public boolean isRaw() {
        return raw != null && ahead == null;
    }

    /** {@return the connection of a raw request} */
    public RawRequests raw() {
        return raw;
    }

    /** {@return the head of a request that was raw; {@code null} for others} */
    HttpRequest head() {
        return head;
    }

    /** {@return the fields as they were sent} */
    public MultiMap sentFields() {
        return head == null ? request().headers() : (MultiMap) head.headers();
    }

    /** {@return the Vert.x context of the request} */
    public Context vertx() {
        return vertx;
    }

    public Serving serving() {
        return serving;
    }

    /** {@return what all requests of the application share} */
    public Surroundings surroundings() {
        return serving.surroundings();
    }

    /** {@return where the request has left the straight way; to be read} */
    public Detour detour() {
        return detour == null ? Detour.NONE : detour;
    }

    /** {@return the same, to be changed} */
    public Detour takeDetour() {
        if (detour == null) {
            detour = new Detour();
        }
        return detour;
    }

    /** {@return the endpoint, or {@code null} before one is found} */
    public Endpoint endpoint() {
        return endpoint;
    }

    /** {@return the way to the endpoint, or {@code null} before there is one} */
    public Matched matched() {
        return way != null || match == null ? way : new Matched(null, match, endpoint, null, null);
    }

    /** {@return the next step to the endpoint as far as the build knows it, or {@code null}} */
    public Foreseen foreseen() {
        return way == null ? null : way.next();
    }

    /** Takes the next step to the endpoint. */
    public void matched(RouteMatch<Endpoint> next, Endpoint chosen, Object located) {
        matched(next, chosen, located, null);
    }

    /** Takes the next step to the endpoint, behind which another is known. */
    public void matched(RouteMatch<Endpoint> next, Endpoint chosen, Object located, Foreseen behind) {
        Endpoint now = chosen.now();
        if (match != null || behind != null) {
            way = new Matched(matched(), next, now, located, behind);
        }
        match = next;
        endpoint = now;
    }

    /** {@return what filters have made of the request, or {@code null} if they had no say in it} */
    public ChangedRequest changed() {
        return detour().changed();
    }

    /** {@return the parameters of the query} */
    public Query queryParameters() {
        String text = RequestHead.query(this);
        if (query == null || !query.isOf(text)) {
            query = Query.of(text, surroundings().limits().form().parameters());
        }
        return query;
    }

    @Override
    public String header(String name) {
        return RequestHead.field(this, name);
    }

    @Override
    public List<String> headers(String name) {
        return RequestHead.fields(this, name);
    }

    @Override
    public String accept() {
        return RequestHead.accept(this);
    }

    @Override
    public String pathParam(int index) {
        return Paths.decoded(match.capture(index));
    }

    @Override
    public String queryParam(String name) {
        return queryParameters().first(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return queryParameters().all(name);
    }

    @Override
    public DecodedTexts decoded() {
        return texts();
    }

    @Override
    public Texts encoded() {
        return texts().sent();
    }

    private RequestTexts texts() {
        if (takeDetour().texts == null) {
            detour.texts = new RequestTexts(this);
        }
        return detour.texts;
    }

    /** Takes the complete body. */
    public void received(Buffer whole) {
        this.body = whole;
    }

    /** {@return the body as it was sent, {@code null} before it was read} */
    public Buffer sentBody() {
        return body;
    }

    @Override
    public Buffer body() {
        return changed() != null && changed().replacedBody() != null ? changed().replacedBody() : body;
    }

    /** {@return whether the request has a body with something in it, as far as its head says} */
    public boolean hasEntity() {
        return body == null ? SentHead.announcesBody(this) : body.length() > 0;
    }

    /** {@return whether somebody has asked for the body} */
    public boolean isReading() {
        return body != null || detour().isReading();
    }

    @Override
    public Object context(ContextType type) {
        return contexts().get(type);
    }

    @Override
    public Object bean(Class<?> type) {
        return contexts().bean(type);
    }

    @Override
    public AsyncResponse suspend() {
        return contexts().suspended();
    }

    /** Whoever has one of these may keep it until the request is answered, and ask for all that Vert.x knows. */
    public ContextObjects contexts() {
        if (contexts == null) {
            if (isRaw()) {
                request();
            }
            contexts = serving.contexts(this);
        }
        return contexts;
    }

    /** {@return the instance that was made for this request alone, or {@code null} while there is none} */
    public Object instance() {
        return instance;
    }

    public void instance(Object made) {
        this.instance = made;
    }

    /** Goes as far as this thread may. */
    @Override
    public void run() {
        Turn.run(this, life);
    }

    /** {@return whether a failure becomes the answer: not if the method has resumed its own before} */
    boolean mayFail() {
        return contexts == null || contexts.mayFail();
    }

    /** Tells that the resource method has returned. */
    public void called() {
        if (contexts != null) {
            contexts.called();
        }
    }

    /** Does nothing where the request was answered meanwhile, perhaps because its client has left. */
    @Override
    public void resume(Runnable task) {
        if (!answered()) {
            Turn.resume(this, life, task);
        }
    }

    /** Runs a task on the request's event loop: at once if this is it. */
    public void onEventLoop(Runnable task) {
        if (Vertx.currentContext() == vertx && vertx.isEventLoopContext() && Context.isOnEventLoopThread()) {
            task.run();
        } else {
            onNextTurnOfLoop(task);
        }
    }

    /** Runs a task on the request's event loop, when it has done what it does now. */
    void onNextTurnOfLoop(Runnable task) {
        vertx.runOnContext(nothing -> {
            surroundings().enter();
            task.run();
        });
    }

    /** {@return whether the answer has begun, so that nobody else may give one} */
    public boolean answered() {
        return life.isTaken();
    }

    @Override
    public void end(CharSequence contentType, Buffer content) {
        Sending.ok(this, contentType, content);
    }

    @Override
    public void end(AnswerHead head) {
        Sending.whole(this, head, null);
    }

    @Override
    public void end(AnswerHead head, Buffer content) {
        Sending.whole(this, head, content);
    }

    @Override
    public void noContent() throws Exception {
        if (InForce.chain(this).touchesAnswers()) {
            serving.answerNothing(this);
        } else {
            Sending.nothing(this);
        }
    }

    @Override
    public void fail(Throwable failure) {
        if (answered()) {
            LateFailure.breakOff(this, failure);
        } else {
            serving.answer(this, failure);
        }
    }

    @Override
    public void leave() {
        if (life.take()) {
            step();
        }
    }

    /**
     * {@return whether the response is known to be open without asking for it: the request came ahead of the Router, where
     * nobody else is given the response, and the event loop is still in the turn in which it began}
     */
    boolean isOpen() {
        return context == null && life.isInFirstTurn();
    }

    /** {@return whether the caller is the one who answers; {@link #step} must follow then} */
    boolean take() {
        return life.take();
    }

    @Override
    public void onClose(Runnable task) {
        Client.whenLeft(this, task);
    }

    @Override
    public void onEnd(Runnable task) {
        life.onEnd(task);
    }

    /** {@return whether it may run once more, which is counted then; always within a turn of it} */
    public boolean runsAgain() {
        return life.runsAgain();
    }

    /** It doesn't run at all. */
    public void runsNever() {
        life.runsNever();
    }

    /**
     * Takes one of the two steps that end the request: it has run, or its answer was given.
     * <p>
     * Behind the first turn this may be a callback of Mutiny, for which the contexts of the request are active. If the scope
     * ended within it, another would begin behind it, which nobody ends. So the event loop comes back to this.
     */
    public void step() {
        if (life.leaveStep()) {
            return;
        }
        if (life.scope() != null && Context.isOnEventLoopThread() && !life.isInFirstTurn()) {
            onNextTurnOfLoop(this::stepNow);
        } else {
            stepNow();
        }
    }

    /** The same where no callback of others is underway. */
    void stepNow() {
        stepsNow(1);
    }

    /** Takes several steps at once. */
    void stepsNow(int steps) {
        if (life.step(steps)) {
            life.end(surroundings().scope());
        }
    }
}
