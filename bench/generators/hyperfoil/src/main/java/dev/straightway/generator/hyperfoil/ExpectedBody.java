package dev.straightway.generator.hyperfoil;

import java.nio.charset.StandardCharsets;

import io.hyperfoil.api.processor.Processor;
import io.hyperfoil.api.session.Session;
import io.netty.buffer.ByteBuf;

/** Marks every answer invalid whose body differs from the expected one in any byte; it wants the body in one part. */
final class ExpectedBody implements Processor {

    private static final long serialVersionUID = 1;

    private final byte[] expected;

    ExpectedBody(String expected) {
        this.expected = expected.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void process(Session session, ByteBuf data, int offset, int length, boolean isLastPart) {
        if (!same(data, offset, length)) {
            session.currentRequest().markInvalid();
        }
    }

    private boolean same(ByteBuf data, int offset, int length) {
        if (length != expected.length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (data.getByte(offset + i) != expected[i]) {
                return false;
            }
        }
        return true;
    }
}
