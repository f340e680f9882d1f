package dev.straightway.runtime.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.Cookie;

import org.jboss.resteasy.reactive.common.util.CookieParser;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.http.context.Contexts;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.core.AsyncResult;
import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.impl.ContextInternal;
import io.vertx.ext.web.RoutingContext;

/**
 * A request on Vert.x.
 * <p>
 * It ends when two things have happened, in either order and perhaps on different threads: the invoker has returned, and
 * the response was given to the server. Then its request scope is destroyed and the tasks of {@link #onEnd} run, once.
 */
public final class VertxExchange extends BufferExchange implements Runnable {

    private static final Handler<AsyncResult<Void>> NOBODY = null;
    private static final AtomicIntegerFieldUpdater<VertxExchange> OPEN = AtomicIntegerFieldUpdater
            .newUpdater(VertxExchange.class, "open");
    private static final AtomicIntegerFieldUpdater<VertxExchange> ANSWERED = AtomicIntegerFieldUpdater
            .newUpdater(VertxExchange.class, "answered");

    private final RoutingContext context;
    private final HttpServerRequest request;
    private final HttpServerResponse response;
    private final RouteMatch<Endpoint> match;
    private final Endpoint endpoint;
    private final Serving serving;
    private final Context vertx;
    private Buffer body;
    private Object scope;
    private Object instance;
    private List<Runnable> endTasks;
    private Contexts contexts;
    /** What hasn't happened yet of: the invoker returned, the response was given to the server. */
    private volatile int open = 2;
    /** 1 once the response was begun; whoever sets it answers, and nobody else. */
    private volatile int answered;

    VertxExchange(RoutingContext context, RouteMatch<Endpoint> match, Endpoint endpoint, Serving serving) {
        this.context = context;
        this.request = context.request();
        this.response = context.response();
        this.match = match;
        this.endpoint = endpoint;
        this.serving = serving;
        this.vertx = Vertx.currentContext();
    }

    /** {@return the value of the Accept field, several fields joined, or {@code null}} */
    static String accept(HttpServerRequest request) {
        String first = request.headers().get(HttpHeaders.ACCEPT);
        if (first == null) {
            return null;
        }
        List<String> all = request.headers().getAll(HttpHeaders.ACCEPT);
        return all.size() == 1 ? first : String.join(",", all);
    }

    public RoutingContext routingContext() {
        return context;
    }

    public HttpServerRequest request() {
        return request;
    }

    public HttpServerResponse response() {
        return response;
    }

    public RouteMatch<Endpoint> match() {
        return match;
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    public Serving serving() {
        return serving;
    }

    /** Calls the invoker on this thread. */
    @Override
    public void run() {
        try {
            if (endpoint.requestScope()) {
                scope = serving.scope().activate(this);
            }
            endpoint.invoker().invoke(this);
        } catch (Throwable failure) {
            fail(failure);
        } finally {
            if (scope != null) {
                serving.scope().deactivate();
            }
            step();
        }
    }

    /**
     * Goes on with the body. Of pipelined requests Vert.x delivers it on the connection's context, not on the request's.
     */
    void arrived(Buffer whole) {
        this.body = whole;
        if (Vertx.currentContext() == vertx) {
            serving.dispatch(this);
        } else {
            ((ContextInternal) vertx).dispatch(this, serving::dispatch);
        }
    }

    @Override
    public Buffer body() {
        return body;
    }

    @Override
    public String pathParam(int index) {
        String raw = match.capture(index);
        try {
            return RequestPath.decode(raw);
        } catch (IllegalArgumentException malformed) {
            throw new BadRequestException("The path holds a malformed escape: '" + raw + "'", malformed);
        }
    }

    @Override
    public String queryParam(String name) {
        return context.queryParams().get(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return context.queryParams().getAll(name);
    }

    @Override
    public String header(String name) {
        return request.headers().get(name);
    }

    @Override
    public List<String> headers(String name) {
        return request.headers().getAll(name);
    }

    @Override
    public Cookie cookie(String name) {
        for (String field : headers("Cookie")) {
            for (Cookie cookie : CookieParser.parseCookies(field)) {
                if (cookie.getName().equals(name)) {
                    return cookie;
                }
            }
        }
        return null;
    }

    @Override
    public String accept() {
        return accept(request);
    }

    @Override
    public Object context(ContextType type) {
        return contexts().get(type);
    }

    /** {@return the instance that was made for this request alone, or {@code null} while there is none} */
    Object instance() {
        return instance;
    }

    void instance(Object made) {
        this.instance = made;
    }

    public Contexts contexts() {
        if (contexts == null) {
            contexts = new Contexts(this);
        }
        return contexts;
    }

    @Override
    public void status(int code) {
        response.setStatusCode(code);
    }

    @Override
    public void addHeader(String name, String value) {
        response.headers().add(name, value);
    }

    @Override
    public void noContent() {
        response.setStatusCode(204);
        end();
    }

    @Override
    public void end() {
        if (begin()) {
            try {
                response.end(NOBODY);
            } finally {
                step();
            }
        }
    }

    @Override
    public void end(CharSequence contentType, Buffer content) {
        if (begin()) {
            try {
                send(contentType, content);
            } finally {
                step();
            }
        }
    }

    private void send(CharSequence contentType, Buffer content) {
        response.headers().set(HttpHeaders.CONTENT_TYPE, contentType);
        if (request.method() == HttpMethod.HEAD) {
            response.headers().set(HttpHeaders.CONTENT_LENGTH, Integer.toString(content.length()));
            response.end(NOBODY);
        } else {
            response.end(content, NOBODY);
        }
    }

    @Override
    public void fail(Throwable failure) {
        if (answered != 0) {
            Failures.late(this, failure);
            return;
        }
        Failures.answer(this, failure);
    }

    /** Answers with a status alone, for a reason that isn't the method's. */
    void refuse(int status, Throwable reason) {
        answered = 1;
        context.fail(status, reason);
    }

    /** Gives the answer to the error handler of Quarkus. */
    void delegate(int status, Throwable failure) {
        if (begin()) {
            try {
                context.fail(status, failure);
            } finally {
                step();
            }
        }
    }

    @Override
    public void resume(Runnable task) {
        if (Vertx.currentContext() == vertx) {
            task.run();
        } else {
            vertx.runOnContext(nothing -> {
                serving.enter();
                task.run();
            });
        }
    }

    @Override
    public void onClose(Runnable task) {
        if (answered == 0) {
            response.closeHandler(closed -> task.run());
        }
    }

    @Override
    public void onEnd(Runnable task) {
        if (endTasks == null) {
            endTasks = new ArrayList<>(1);
        }
        endTasks.add(task);
    }

    /** {@return whether there is no answer yet and the client still waits for one} */
    private boolean begin() {
        if (!ANSWERED.compareAndSet(this, 0, 1)) {
            return false;
        }
        if (response.closed() || response.ended()) {
            step();
            return false;
        }
        return true;
    }

    private void step() {
        if (OPEN.decrementAndGet(this) == 0) {
            if (scope != null) {
                serving.scope().destroy(scope);
            }
            if (endTasks != null) {
                endTasks.forEach(Runnable::run);
            }
        }
    }

    /** {@return the variables of the template with their decoded values} */
    public Map<String, String> pathParams() {
        Map<String, String> params = new LinkedHashMap<>();
        for (int i = 0; i < endpoint.variables().size(); i++) {
            params.put(endpoint.variables().get(i), pathParam(i));
        }
        return params;
    }
}
