package dev.straightway.kit.quarkus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.util.concurrent.ExecutorService;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.DefaultFileRegion;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;

/** Answers as the path says: well, badly, or not. Writes the messages that the server of Vert.x writes. */
final class ScriptedServer extends ChannelInboundHandlerAdapter {

    private static final int PIECE = 1024 * 1024;

    private final ExecutorService workers;
    private final File file;
    private final ByteBuf entity = Unpooled.buffer();
    private String path;

    ScriptedServer(ExecutorService workers, File file) {
        this.workers = workers;
        this.file = file;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        try {
            if (message instanceof HttpRequest request) {
                path = request.uri();
                if (path.equals("/early")) {
                    context.writeAndFlush(whole("early"));
                }
            }
            if (message instanceof HttpContent content) {
                entity.writeBytes(content.content());
            }
            if (message instanceof LastHttpContent) {
                answer(context);
                entity.clear();
            }
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        context.flush();
        context.fireChannelReadComplete();
    }

    private void answer(ChannelHandlerContext context) {
        switch (path) {
            case "/echo" -> context.write(whole(entity.toString(UTF_8)));
            case "/later" -> workers.execute(() -> context.writeAndFlush(whole("later")));
            case "/chunked" -> chunked(context);
            case "/interim" -> {
                context.write(new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
                context.write(whole("after it"));
            }
            case "/file" -> {
                context.write(head(HttpResponseStatus.OK));
                context.write(new DefaultFileRegion(file, 0, file.length()));
                context.write(LastHttpContent.EMPTY_LAST_CONTENT);
            }
            case "/none" -> {
                HttpResponse none = whole("not sent");
                none.setStatus(HttpResponseStatus.NO_CONTENT);
                context.write(none);
            }
            case "/last" -> {
                context.write(whole("last"));
                context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
            }
            case "/connection" -> context.write(whole(context.channel().id().asLongText()));
            case "/never", "/early" -> {
                // Nothing, or nothing more.
            }
            default -> answerBadly(context);
        }
    }

    private void answerBadly(ChannelHandlerContext context) {
        switch (path) {
            case "/half" -> {
                context.write(head(HttpResponseStatus.OK));
                context.writeAndFlush(new DefaultHttpContent(Unpooled.copiedBuffer("half", UTF_8)))
                        .addListener(ChannelFutureListener.CLOSE);
            }
            case "/closed" -> context.close();
            case "/endless" -> {
                context.write(head(HttpResponseStatus.OK));
                while (context.channel().isActive()) {
                    context.writeAndFlush(new DefaultHttpContent(Unpooled.wrappedBuffer(new byte[PIECE])));
                }
            }
            case "/short" -> {
                HttpResponse late = whole("short");
                late.headers().set("Content-Length", 6);
                context.write(late);
            }
            case "/odd" -> context.write("a text");
            case "/upgrade" -> context.write(head(HttpResponseStatus.SWITCHING_PROTOCOLS));
            default -> throw new IllegalStateException(path);
        }
    }

    private static void chunked(ChannelHandlerContext context) {
        context.write(head(HttpResponseStatus.OK));
        for (String piece : new String[] { "one,", "two,", "three" }) {
            context.writeAndFlush(new DefaultHttpContent(Unpooled.copiedBuffer(piece, UTF_8)));
        }
        DefaultLastHttpContent last = new DefaultLastHttpContent();
        last.trailingHeaders().add("X-Behind", "yes");
        context.writeAndFlush(last);
    }

    private static HttpResponse head(HttpResponseStatus status) {
        HttpResponse head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, status);
        head.headers().set("Transfer-Encoding", "chunked");
        return head;
    }

    private static HttpResponse whole(String text) {
        ByteBuf body = Unpooled.copiedBuffer(text, UTF_8);
        HttpResponse answer = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, body);
        answer.headers().set("Content-Length", body.readableBytes());
        return answer;
    }
}
