package dev.straightway.it.hostile.fault;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.hostile.Marker;
import io.quarkus.arc.properties.UnlessBuildProperty;

/** Learns from the answer's fields what the request asked for. */
@Provider
@UnlessBuildProperty(name = "hostile.fuse", stringValue = "false", enableIfMissing = true)
@Produces("application/x-fuse")
public class FuseWriter implements MessageBodyWriter<Fuse> {

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
        return type == Fuse.class;
    }

    @Override
    public void writeTo(Fuse fuse, Class<?> type, Type generic, Annotation[] annotations, MediaType media,
            MultivaluedMap<String, Object> fields, OutputStream out) throws IOException {
        String asked = String.valueOf(fields.getFirst(Fault.FIELD));
        String marker = String.valueOf(fields.getFirst(Marker.FIELD));
        Fault.at("writer", asked, marker);
        byte[] bytes = fuse.text().getBytes(StandardCharsets.UTF_8);
        out.write(bytes, 0, bytes.length / 2);
        Fault.at("writer-half", asked, marker);
        out.write(bytes, bytes.length / 2, bytes.length - bytes.length / 2);
    }
}
