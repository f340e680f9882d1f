package dev.straightway.runtime.http.connection;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;

/**
 * Drops what a client sends behind the last request of a connection of HTTP/1: Vert.x 4.5 would forget it, and never release
 * its buffers.
 */
public final class LastRequest extends ChannelInboundHandlerAdapter {

    private static final String NAME = "straightway-last";

    /** Whether a request has come that is the last one, and whether it has come whole. */
    private boolean last;
    private boolean over;

    private LastRequest(HttpServerRequest current) {
        last = isLast(current);
        over = last && current.isEnded();
    }

    /** @param current the request whose head has come last */
    static void await(HttpServerConnection connection, HttpServerRequest current) {
        ChannelHandlerContext vertx = connection.channelHandlerContext();
        vertx.pipeline().addBefore(vertx.name(), NAME, new LastRequest(current));
    }

    /**
     * {@return the name of the handler that gets what goes to Vert.x}: this one where it is, as it need not see what is
     * answered
     * before
     */
    public static String name(ChannelHandlerContext vertx) {
        return vertx.pipeline().get(NAME) == null ? vertx.name() : NAME;
    }

    private static boolean isLast(HttpServerRequest request) {
        boolean closes = request.version() == HttpVersion.HTTP_1_0
                ? !request.headers().contains(HttpHeaders.CONNECTION, HttpHeaders.KEEP_ALIVE, true)
                : request.headers().contains(HttpHeaders.CONNECTION, HttpHeaders.CLOSE, true);
        return closes && !request.headers().contains(HttpHeaderNames.UPGRADE);
    }

    private static boolean isLast(HttpMessage request) {
        return !HttpUtil.isKeepAlive(request) && !request.headers().contains(HttpHeaderNames.UPGRADE);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (over && message instanceof HttpObject) {
            ReferenceCountUtil.release(message);
            return;
        }
        last = last || message instanceof HttpRequest request && isLast(request);
        over = last && message instanceof LastHttpContent;
        context.fireChannelRead(message);
    }
}
