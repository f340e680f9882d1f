package dev.straightway.runtime.http.ahead;

import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.http.connection.LastRequest;
import dev.straightway.runtime.http.connection.WholeAnswers;
import dev.straightway.runtime.http.exchange.RawRequests;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelOutboundHandler;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.timeout.IdleStateHandler;
import io.netty.util.ReferenceCountUtil;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.core.impl.ContextInternal;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.core.net.impl.VertxHandler;

/**
 * Stands between Netty's decoder and Vert.x on a connection of HTTP/1, and serves plain requests whose bodies have come whole
 * (ADR 41). Vert.x gets all others, in the order in which they came.
 * <p>
 * A request is served here only while Vert.x has none to answer on this connection, so that answers keep their order. Vert.x
 * gets a request that was begun here if anything asks for more than its head and its body: it makes a request of the same
 * messages, and answers it.
 * <p>
 * Relies on what Vert.x 4.5 doesn't promise: that its handler is the last of the pipeline, and gets the messages of Netty's
 * decoder; that it asks the handler of the connection for a request within the message of its head, unless an earlier one still
 * has to be answered; that it answers each by one {@link LastHttpContent}.
 */
final class RawRequestHandler extends ChannelDuplexHandler implements RawRequests, Handler<HttpServerRequest> {

    /** Its name in the pipeline. */
    private static final String NAME = "straightway";

    private final HttpServerConnection connection;
    private final Connections.Takers takers;
    private final RawAnswers answers;
    private final Handler<HttpRequest> serving;
    private ChannelHandlerContext here;
    /** How many requests Vert.x has to answer, once that is {@link #known}. */
    private int underway;
    private boolean known;
    /** Whether a head is being given to Vert.x, and its handler hasn't been asked yet. */
    private boolean passing;
    private boolean closing;
    /** A plain head, whose body has to come next. */
    private HttpRequest held;
    /** The request that is being served, until it is answered or given to Vert.x; {@code null} if there is none. */
    private HttpRequest head;
    private LastHttpContent body;
    /** Whether nothing has happened to it, so that it is left to Vert.x. */
    private boolean left;
    /** Whether Vert.x makes a request of the one that is being served. */
    private boolean handing;
    private HttpServerRequest handed;

    private RawRequestHandler(HttpServerConnection connection, Connections.Takers takers, RawAnswers answers) {
        this.connection = connection;
        this.takers = takers;
        this.answers = answers;
        this.serving = request -> left = !takers.raw().serve(request, this);
    }

    /**
     * Takes a place in the pipeline of a connection, if everything there is known; on the event loop, once, while the head of
     * a request is being handled.
     *
     * @return whether requests come to the takers from now on
     */
    static boolean begin(HttpServerConnection connection, Connections.Takers takers) {
        ChannelHandlerContext vertx = connection.channelHandlerContext();
        ChannelHandlerContext encoder = encoder(vertx);
        if (encoder == null || !(connection instanceof ConnectionBase base) || isObserved(base) || !isOfOneContext(base)) {
            return false;
        }
        RawRequestHandler raw = new RawRequestHandler(connection, takers, new RawAnswers(encoder, base.voidPromise));
        vertx.pipeline().addBefore(LastRequest.name(vertx), NAME, raw);
        connection.handler(raw);
        return true;
    }

    /** {@return whether metrics or traces are told of each request, by Vert.x} */
    private static boolean isObserved(ConnectionBase connection) {
        return connection.metrics() != null || connection.getContext().tracer() != null;
    }

    /** {@return whether Vert.x makes the contexts of requests of that of the connection, as it does on event loops} */
    private static boolean isOfOneContext(ConnectionBase connection) {
        return Vertx.currentContext() instanceof ContextInternal context && context.unwrap() == connection.getContext();
    }

    /** {@return the encoder, if answers pass nothing that changes them between it and Vert.x; otherwise {@code null}} */
    private static ChannelHandlerContext encoder(ChannelHandlerContext vertx) {
        ChannelHandlerContext encoder = null;
        for (String name : vertx.pipeline().names()) {
            ChannelHandlerContext context = vertx.pipeline().context(name);
            if (context == vertx) {
                return encoder;
            }
            ChannelHandler handler = context == null ? null : context.handler();
            if (handler instanceof HttpResponseEncoder) {
                encoder = context;
            } else if (handler instanceof ChannelOutboundHandler && !(handler instanceof IdleStateHandler)
                    && !WholeAnswers.isWatch(handler)) {
                encoder = null;
            }
        }
        return null;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        here = context;
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        answers.drop();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (held != null) {
            HttpRequest request = held;
            held = null;
            if (message instanceof LastHttpContent end && end.decoderResult().isSuccess()) {
                serve(request, end);
                return;
            }
            pass(request);
        } else if (message instanceof HttpRequest request && takesRaw(request)) {
            held = request;
            return;
        }
        pass(message);
    }

    private boolean takesRaw(HttpRequest request) {
        return known && underway == 0 && !closing && here.channel().isWritable() && takers.raw().takes(request);
    }

    /** The body of a request that is still held is on its way, so that Vert.x gets it. */
    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (held != null) {
            HttpRequest request = held;
            held = null;
            pass(request);
        }
        if (answers.flush()) {
            ChannelOutboundBuffer unsent = context.channel().unsafe().outboundBuffer();
            if (unsent != null && !unsent.isEmpty()) {
                // Has the timeout see when the last byte was sent.
                context.writeAndFlush(Unpooled.EMPTY_BUFFER);
            }
        }
        context.fireChannelReadComplete();
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (message instanceof LastHttpContent && !isInformational(message)) {
            underway--;
        }
        context.write(message, promise);
    }

    /** Of a connection that is no longer one of HTTP, Vert.x answers no more requests. */
    private static boolean isInformational(Object message) {
        return message instanceof FullHttpResponse response
                && response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
    }

    @Override
    public void close(ChannelHandlerContext context, ChannelPromise promise) {
        closing = true;
        context.close(promise);
    }

    private void pass(Object message) {
        answers.write();
        if (message instanceof HttpRequest request) {
            underway++;
            closing = closing || !PlainHead.keepsOpen(request);
            passing = true;
        }
        here.fireChannelRead(message);
        passing = false;
    }

    /** Vert.x begins a request, so that it has answered all before. */
    @Override
    public void handle(HttpServerRequest request) {
        if (passing) {
            passing = false;
            known = true;
            underway = 1;
        }
        if (handing) {
            handed = request;
        } else {
            takers.all().handle(request);
        }
    }

    private void serve(HttpRequest request, LastHttpContent end) {
        ContextInternal context = connection.getContext().duplicate();
        head = request;
        body = end;
        left = false;
        context.emit(request, serving);
        if (head != null && left) {
            handOver();
        } else if (head != null) {
            giveUp();
        }
    }

    /** Serving has failed half way, which Vert.x has reported: nobody knows what was done, so that it isn't done again. */
    private void giveUp() {
        answered();
        here.close();
    }

    @Override
    public HttpServerRequest request(HttpRequest of) {
        if (head != of || !here.executor().inEventLoop()) {
            throw new IllegalStateException("The request isn't being served by this connection any more");
        }
        handing = true;
        try {
            handOver();
        } finally {
            handing = false;
        }
        HttpServerRequest made = handed;
        handed = null;
        if (made == null) {
            throw new IllegalStateException("Vert.x has made no request of one that came while it had none to answer");
        }
        return made;
    }

    /** Vert.x makes a request of it, as if it hadn't been begun here. */
    private void handOver() {
        HttpRequest request = head;
        LastHttpContent end = body;
        head = null;
        body = null;
        pass(request);
        pass(end);
    }

    @Override
    public Buffer body() {
        Buffer whole = Buffer.buffer(VertxHandler.safeBuffer(body.content()));
        body = new DefaultLastHttpContent(Buffers.netty(whole));
        return whole;
    }

    @Override
    public boolean answer(CharSequence contentType, Buffer content) {
        boolean added = answers.add(contentType, content);
        if (added) {
            answered();
        }
        return added;
    }

    @Override
    public void answerNothing() {
        answers.addNothing();
        answered();
    }

    private void answered() {
        head = null;
        ReferenceCountUtil.release(body);
        body = null;
    }
}
