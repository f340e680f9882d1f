package dev.straightway.loopback.rest;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.kit.Header;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;

/** Hands the requests of one connection to a server, and its answers back. A connection has one request at a time. */
final class Answering extends SimpleChannelInboundHandler<FullHttpRequest> {

    private static final System.Logger LOG = System.getLogger(Answering.class.getName());

    private final Server server;

    Answering(Server server) {
        this.server = server;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpRequest message) {
        server.send(request(message)).thenApply(Answering::response)
                .whenComplete((response, failure) -> context.executor().execute(() -> {
                    if (failure == null) {
                        context.writeAndFlush(response);
                    } else {
                        exceptionCaught(context, failure);
                    }
                }));
    }

    /** The client sees what it would of a server that breaks off; the reason doesn't come through the connection. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable failure) {
        LOG.log(System.Logger.Level.WARNING, "A request has no answer", failure);
        context.close();
    }

    private static Request request(FullHttpRequest message) {
        List<Header> headers = new ArrayList<>();
        message.headers().forEach(field -> {
            if (!HttpHeaderNames.TRANSFER_ENCODING.contentEqualsIgnoreCase(field.getKey())) {
                headers.add(new Header(field.getKey(), field.getValue()));
            }
        });
        return Request.of(message.method().name(), message.uri(), headers, ByteBufUtil.getBytes(message.content()));
    }

    private static FullHttpResponse response(Response answer) {
        byte[] body = answer.body();
        FullHttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1,
                HttpResponseStatus.valueOf(answer.status()),
                Unpooled.wrappedBuffer(body));
        answer.headers().forEach(header -> response.headers().add(header.name(), header.value()));
        if (!response.headers().contains(HttpHeaderNames.CONTENT_LENGTH)) {
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, body.length);
        }
        return response;
    }
}
