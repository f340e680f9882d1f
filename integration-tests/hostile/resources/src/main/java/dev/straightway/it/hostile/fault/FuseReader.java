package dev.straightway.it.hostile.fault;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.hostile.Marker;
import io.quarkus.arc.properties.UnlessBuildProperty;

@Provider
@UnlessBuildProperty(name = "hostile.fuse", stringValue = "false", enableIfMissing = true)
@Consumes("application/x-fuse")
public class FuseReader implements MessageBodyReader<Fuse> {

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
        return type == Fuse.class;
    }

    @Override
    public Fuse readFrom(Class<Fuse> type, Type generic, Annotation[] annotations, MediaType media,
            MultivaluedMap<String, String> fields, InputStream in) throws IOException {
        String asked = fields.getFirst(Fault.FIELD);
        Fault.at("reader", asked, fields.getFirst(Marker.FIELD));
        byte[] half = in.readNBytes(2);
        Fault.at("reader-half", asked, fields.getFirst(Marker.FIELD));
        return new Fuse(new String(half, StandardCharsets.UTF_8) + new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
}
