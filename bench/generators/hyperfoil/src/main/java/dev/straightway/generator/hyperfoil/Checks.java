package dev.straightway.generator.hyperfoil;

import java.util.concurrent.atomic.AtomicInteger;

import io.hyperfoil.api.config.Visitor;
import io.hyperfoil.api.processor.Processor;
import io.hyperfoil.api.session.Session;
import io.hyperfoil.http.api.HeaderHandler;
import io.hyperfoil.http.api.HttpRequest;
import io.hyperfoil.http.api.StatusHandler;
import io.netty.buffer.ByteBuf;
import io.netty.util.AsciiString;

/** Compares every answer with the expected one, part by part as it arrives, and counts it when it is whole. */
final class Checks {

    private final Load.Expected expected;
    private final Answers answers;

    Checks(Load.Expected expected, Answers answers) {
        this.expected = expected;
        this.answers = answers;
    }

    StatusHandler status() {
        return new Status(expected.status(), answers);
    }

    HeaderHandler mediaType() {
        return new MediaType(expected.mediaType());
    }

    Processor body() {
        return expected.sameLength() ? new Length(answers) : new Body(expected.body(), answers);
    }

    private static final class Status implements StatusHandler {

        private static final long serialVersionUID = 1;

        private final int expected;
        @Visitor.Ignore
        private final transient Answers answers;

        Status(int expected, Answers answers) {
            this.expected = expected;
            this.answers = answers;
        }

        @Override
        public void handleStatus(HttpRequest request, int status) {
            if (status != expected) {
                Exchange.of(request.session).rightStatus = false;
                answers.wrongStatus(status);
            }
        }
    }

    private static final class MediaType implements HeaderHandler {

        private static final long serialVersionUID = 1;

        private final String expected;

        MediaType(String expected) {
            this.expected = expected;
        }

        @Override
        public void handleHeader(HttpRequest request, CharSequence name, CharSequence value) {
            if (AsciiString.contentEqualsIgnoreCase("content-type", name)
                    && AsciiString.regionMatches(value, true, 0, expected, 0, expected.length())) {
                Exchange.of(request.session).rightMediaType = true;
            }
        }
    }

    private static final class Length implements Processor {

        private static final long serialVersionUID = 1;

        @Visitor.Ignore
        private final transient Answers answers;
        @Visitor.Ignore
        private final transient AtomicInteger first = new AtomicInteger(-1);

        Length(Answers answers) {
            this.answers = answers;
        }

        @Override
        public void process(Session session, ByteBuf data, int offset, int length, boolean isLastPart) {
            Exchange.of(session).matched += length;
        }

        @Override
        public void after(Session session) {
            Exchange exchange = Exchange.of(session);
            first.compareAndSet(-1, exchange.matched);
            exchange.sameBody = exchange.matched == first.get();
            answers.complete(exchange, System.nanoTime());
        }
    }

    private static final class Body implements Processor {

        private static final long serialVersionUID = 1;

        private final byte[] expected;
        @Visitor.Ignore
        private final transient Answers answers;

        Body(byte[] expected, Answers answers) {
            this.expected = expected;
            this.answers = answers;
        }

        @Override
        public void process(Session session, ByteBuf data, int offset, int length, boolean isLastPart) {
            if (expected == null) {
                return;
            }
            Exchange exchange = Exchange.of(session);
            exchange.sameBody = exchange.sameBody && same(data, offset, length, exchange.matched);
            exchange.matched += length;
        }

        @Override
        public void after(Session session) {
            Exchange exchange = Exchange.of(session);
            exchange.sameBody = exchange.sameBody && (expected == null || exchange.matched == expected.length);
            answers.complete(exchange, System.nanoTime());
        }

        private boolean same(ByteBuf data, int offset, int length, int from) {
            if (length > expected.length - from) {
                return false;
            }
            for (int i = 0; i < length; i++) {
                if (data.getByte(offset + i) != expected[from + i]) {
                    return false;
                }
            }
            return true;
        }
    }
}
