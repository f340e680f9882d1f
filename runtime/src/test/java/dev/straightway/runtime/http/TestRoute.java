package dev.straightway.runtime.http;

import java.util.List;
import java.util.stream.Stream;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.http.watch.Watched;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.routing.PathTemplate;
import io.vertx.core.buffer.Buffer;

/** A route whose invoker is written by hand: on the event loop, with the request scope, without an entity until told. */
final class TestRoute {

    final String httpMethod;
    final String classTemplate;
    final String methodTemplate;
    private final Call call;
    private List<MediaRange> consumes = List.of();
    private List<MediaRange> produces = List.of();
    private ThreadModel thread = ThreadModel.EVENT_LOOP;
    private boolean readsEntity;
    private boolean proven;
    private boolean requestScope = true;

    interface Call {
        void on(BufferExchange exchange) throws Throwable;
    }

    private TestRoute(String httpMethod, String classTemplate, String methodTemplate, Call call) {
        this.httpMethod = httpMethod;
        this.classTemplate = classTemplate;
        this.methodTemplate = methodTemplate;
        this.call = call;
    }

    /** @param route HTTP method, class template and method template, blanks between */
    static TestRoute of(String route, Call call) {
        String[] parts = route.split(" ", -1);
        return new TestRoute(parts[0], parts[1], parts.length < 3 ? "" : parts[2], call);
    }

    static TestRoute of(String route, String text) {
        return of(route, exchange -> answer(exchange, text));
    }

    static void answer(BufferExchange exchange, String text) {
        exchange.end("text/plain", Buffer.buffer(text));
    }

    TestRoute consumes(String... mediaTypes) {
        consumes = Stream.of(mediaTypes).map(MediaRange::parse).toList();
        return this;
    }

    TestRoute produces(String... mediaTypes) {
        produces = Stream.of(mediaTypes).map(MediaRange::parse).toList();
        return this;
    }

    TestRoute readsEntity() {
        readsEntity = true;
        return this;
    }

    TestRoute on(ThreadModel model) {
        thread = model;
        return this;
    }

    TestRoute withoutScope() {
        requestScope = false;
        return this;
    }

    /** As if the build had proven that it doesn't block. */
    TestRoute proven() {
        proven = true;
        return this;
    }

    Endpoint endpoint(Watch watch) {
        PathTemplate template = PathTemplate.parse(classTemplate).join(PathTemplate.parse(methodTemplate));
        Invoker invoker = new Invoker() {
            @Override
            public void invoke(Exchange exchange) throws Throwable {
                call.on((BufferExchange) exchange);
            }
        };
        MethodSpec method = new MethodSpec("none", "none", List.of());
        Watched watched = !proven ? null
                : watch.add(new Watched.Name(httpMethod, template.text(), method, invoker.getClass().getName()));
        return new Endpoint(httpMethod, template.text(), template.variables(), consumes, produces, invoker, new Instances() {
            @Override
            public Object get(Exchange exchange) {
                throw new IllegalStateException("no instance is needed here");
            }
        }, method, thread, watched, readsEntity, requestScope, false, Chain.NONE, DeclaredHead.NONE, null, null, null);
    }
}
