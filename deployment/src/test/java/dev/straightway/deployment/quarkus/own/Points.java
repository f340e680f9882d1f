package dev.straightway.deployment.quarkus.own;

import java.io.IOException;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.BufferReader;
import dev.straightway.BufferWriter;
import dev.straightway.EntityForm;
import io.vertx.core.buffer.Buffer;

/** The example of the guide, which has its text from here. */
public final class Points {

    private Points() {
    }

    // guide: begin
    public record Point(int x, int y) {
    }

    /** A point is two numbers of four bytes. */
    @Provider
    @Consumes("application/x-point")
    @Produces("application/x-point")
    public static class PointProvider implements BufferReader<Point>, BufferWriter<Point> {

        @Override
        public Point read(Buffer body, EntityForm form) throws IOException {
            if (body.length() > 8) {
                throw new IOException("More than a point");
            }
            return new Point(body.getInt(0), body.getInt(4));
        }

        @Override
        public void write(Point point, EntityForm form, Buffer into) {
            into.appendInt(point.x()).appendInt(point.y());
        }
    }
    // guide: end
}
