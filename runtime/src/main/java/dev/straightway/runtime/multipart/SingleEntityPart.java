package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

/**
 * Writes one part as a {@code multipart/form-data} entity of that part alone; no state, any thread.
 * <p>
 * There is no reader: which part of a request was meant is what {@code @FormParam} says.
 */
@Produces(MediaType.MULTIPART_FORM_DATA)
public final class SingleEntityPart implements MessageBodyWriter<EntityPart> {

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return EntityPart.class.isAssignableFrom(type) && EntityParts.isFormData(mediaType);
    }

    @Override
    public void writeTo(EntityPart part, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) throws IOException {
        EntityParts.write(List.of(part), mediaType, httpHeaders, entityStream);
    }
}
