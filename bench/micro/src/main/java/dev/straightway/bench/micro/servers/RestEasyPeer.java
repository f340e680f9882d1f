package dev.straightway.bench.micro.servers;

import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import org.jboss.resteasy.mock.MockDispatcherFactory;
import org.jboss.resteasy.mock.MockHttpRequest;
import org.jboss.resteasy.mock.MockHttpResponse;
import org.jboss.resteasy.spi.Dispatcher;

import dev.straightway.kit.Header;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;

/**
 * The dispatcher of RESTEasy without Quarkus, with its own mock requests. Its resources are singletons, as in the other stacks.
 */
public final class RestEasyPeer implements Server {

    private static final List<String> RESOURCES = List.of("dev.straightway.peer.TextResource",
            "dev.straightway.peer.LocatorResource");

    private final Dispatcher dispatcher = MockDispatcherFactory.createDispatcher();

    /** @throws ReflectiveOperationException if the resources aren't on the class path */
    public RestEasyPeer() throws ReflectiveOperationException {
        for (String resource : RESOURCES) {
            dispatcher.getRegistry().addSingletonResource(Class.forName(resource).getConstructor().newInstance());
        }
    }

    @Override
    public Response apply(Request request) {
        MockHttpResponse answer = new MockHttpResponse();
        dispatcher.invoke(mock(request), answer);
        List<Header> headers = new ArrayList<>();
        answer.getOutputHeaders()
                .forEach((name, values) -> values.forEach(value -> headers.add(new Header(name, value.toString()))));
        return new Response(answer.getStatus(), headers, answer.getOutput(), List.of());
    }

    @Override
    public CompletionStage<Response> send(Request request) {
        return CompletableFuture.supplyAsync(() -> apply(request));
    }

    @Override
    public void close() {
        // Requests run on the threads of their callers only.
    }

    private static MockHttpRequest mock(Request request) {
        try {
            MockHttpRequest mock = MockHttpRequest.create(request.method(), request.target());
            request.headers().forEach(header -> mock.header(header.name(), header.value()));
            return request.length() == 0 ? mock : mock.content(request.entity());
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(request.toString(), e);
        }
    }
}
