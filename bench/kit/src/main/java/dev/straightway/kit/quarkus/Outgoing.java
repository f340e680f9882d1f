package dev.straightway.kit.quarkus;

import dev.straightway.kit.Header;
import dev.straightway.kit.Request;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.vertx.core.http.impl.headers.HeadersMultiMap;

/** A request as the decoder of the server would hand it on: new objects each time, since the application may change them. */
final class Outgoing {

    /** How many bytes of an entity the decoder hands on together. */
    private static final int MOST = 8 * 1024;

    private final Request request;
    private final HttpMethod method;
    private final byte[] entity;
    private final int piece;

    Outgoing(Request request) {
        this.request = request;
        this.method = HttpMethod.valueOf(request.method());
        this.entity = request.entity();
        this.piece = request.chunk() > 0 ? request.chunk() : MOST;
    }

    boolean isHead() {
        return method.equals(HttpMethod.HEAD);
    }

    HttpRequest head() {
        HeadersMultiMap headers = HeadersMultiMap.httpHeaders();
        for (Header header : request.headers()) {
            headers.add(header.name(), header.value());
        }
        return new DefaultHttpRequest(HttpVersion.HTTP_1_1, method, request.target(), headers);
    }

    /** {@return whether all of it comes in one read} */
    boolean comesAtOnce() {
        return request.chunk() == 0 && entity.length <= MOST;
    }

    /** {@return the whole entity} */
    LastHttpContent whole(ByteBufAllocator allocator) {
        return entity.length == 0 ? LastHttpContent.EMPTY_LAST_CONTENT
                : new DefaultLastHttpContent(copy(allocator, 0, entity.length));
    }

    int pieces() {
        return (entity.length + piece - 1) / piece;
    }

    HttpContent piece(ByteBufAllocator allocator, int number) {
        int from = number * piece;
        return new DefaultHttpContent(copy(allocator, from, Math.min(piece, entity.length - from)));
    }

    private ByteBuf copy(ByteBufAllocator allocator, int from, int length) {
        return allocator.buffer(length).writeBytes(entity, from, length);
    }
}
