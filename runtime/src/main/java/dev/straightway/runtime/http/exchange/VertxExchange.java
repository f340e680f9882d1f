package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.container.AsyncResponse;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.http.connection.RequestEnd;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.DecodedTexts;
import dev.straightway.runtime.invocation.Texts;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/**
 * A request on Vert.x and its one answer, as all steps of the way see it.
 * <p>
 * It is made of parts: the request ({@link VertxRequest}), its texts ({@link RequestTexts}), who answers and when it has ended
 * ({@link Lifecycle}), how the answer goes out ({@link Sending}). {@link Serving} knows which steps it takes. Used by one
 * thread at a time, but for the lifecycle.
 */
public final class VertxExchange extends VertxRequest implements Runnable {

    private final Context vertx;
    private final Lifecycle life = new Lifecycle();
    private RouteMatch<Endpoint> match;
    private Endpoint endpoint;
    /** The steps to an endpoint behind locators; {@code null} for one of a root resource. */
    private Matched way;
    private Object instance;
    private ContextObjects contexts;

    public VertxExchange(RoutingContext context, Serving serving) {
        this(context, null, serving);
    }

    /** A request that hasn't come to the Router. */
    public VertxExchange(HttpServerRequest ahead, Serving serving) {
        this(null, ahead, serving);
    }

    private VertxExchange(RoutingContext context, HttpServerRequest ahead, Serving serving) {
        super(context, ahead, serving);
        this.vertx = Vertx.currentContext();
    }

    /** {@return the context of the Router; a request that is served ahead of it takes the way through the Router for it} */
    public RoutingContext routingContext() {
        if (!isRouted()) {
            serving().route(this);
        }
        return routed();
    }

    /** {@return the Vert.x context of the request} */
    public Context vertx() {
        return vertx;
    }

    /** {@return the endpoint, or {@code null} before one is found} */
    public Endpoint endpoint() {
        return endpoint;
    }

    /** {@return the endpoint whose class may answer for a failure, or {@code null} if there is none} */
    public Endpoint responsible() {
        return endpoint == null ? detour().refusing() : endpoint;
    }

    /** {@return the thread that the endpoint is for, which is settled when it was found, or that of the filters before it} */
    public ThreadModel thread() {
        if (endpoint == null) {
            return surroundings().first();
        }
        return detour().isEarly() ? ThreadModel.EVENT_LOOP : endpoint.thread();
    }

    /** {@return the filters and interceptors of this request; before it has an endpoint, those of all requests} */
    public Chain chain() {
        return endpoint == null || endpoint.isLocator() ? surroundings().globalChain() : endpoint.chain();
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

    @Override
    public String pathParam(int index) {
        return RequestTexts.decodePath(match.capture(index));
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
        Detour detour = takeDetour();
        if (detour.texts == null) {
            detour.texts = new RequestTexts(this);
        }
        return detour.texts;
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

    public ContextObjects contexts() {
        if (contexts == null) {
            contexts = serving().contexts(this);
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
            vertx.runOnContext(nothing -> {
                surroundings().enter();
                task.run();
            });
        }
    }

    /** {@return whether the answer has begun, so that nobody else may give one} */
    public boolean answered() {
        return life.isTaken();
    }

    /** {@return whether the client waits for no answer any more, since it left} */
    public boolean gone() {
        return response().closed();
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
        if (chain().touchesAnswers()) {
            serving().answerNothing(this);
        } else {
            Sending.nothing(this);
        }
    }

    @Override
    public void fail(Throwable failure) {
        if (answered()) {
            LateFailure.breakOff(this, failure);
        } else {
            serving().answer(this, failure);
        }
    }

    /** Gives the answer to the error handler of Quarkus. */
    public void delegate(int status, Throwable failure) {
        takeDetour().unmapped(failure);
        Sending.delegate(this, status, failure);
    }

    @Override
    public void leave() {
        if (life.take()) {
            step();
        }
    }

    /** {@return whether the caller is the one who answers; {@link #step} must follow then} */
    boolean take() {
        return life.take();
    }

    /** Runs a task when the client leaves before the answer; not where the application has ended the response itself. */
    @Override
    public void onClose(Runnable task) {
        if (answered()) {
            return;
        }
        whenEnded(() -> {
            if (response().ended()) {
                leave();
            } else if (!answered()) {
                task.run();
            }
        });
    }

    /** Runs a task once when the response has ended or its connection was lost, also if that was before. */
    public void whenEnded(Runnable task) {
        onEventLoop(() -> RequestEnd.tell(routingContext(), task));
    }

    @Override
    public void onEnd(Runnable task) {
        life.onEnd(task);
    }

    /** Says that the request runs once more. */
    public void runsAgain() {
        life.runsAgain();
    }

    /** Says that the request doesn't run at all. */
    public void runsNever() {
        life.runsNever();
    }

    /** Takes one of the two steps that end the request: it has run, or its answer was given. */
    public void step() {
        life.step(surroundings().scope());
    }
}
