package dev.straightway.it.library.desk;

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

@Provider
@Produces("text/x-label")
public class LabelWriter implements MessageBodyWriter<Label> {

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return type == Label.class;
    }

    @Override
    public void writeTo(Label label, Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream entity) throws IOException {
        headers.putSingle("X-Label", "glue");
        entity.write(("|" + label.barcode() + "|" + label.shelf() + "|").getBytes(StandardCharsets.UTF_8));
    }
}
