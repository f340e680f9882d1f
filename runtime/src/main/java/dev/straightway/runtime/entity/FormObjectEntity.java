package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput;

/**
 * An object whose annotated fields are the parts of a form, written as {@code multipart/form-data}, as Quarkus REST does it.
 * <p>
 * No state but what is known of classes; any thread. Parts without a value are left out.
 */
@Produces(MediaType.MULTIPART_FORM_DATA)
final class FormObjectEntity implements MessageBodyWriter<Object> {

    /** Depends on the class alone, and goes with it. */
    private static final ClassValue<List<FormObjectPart>> PARTS = new ClassValue<>() {
        @Override
        protected List<FormObjectPart> computeValue(Class<?> type) {
            return FormObjectPart.of(type);
        }
    };

    private final MultipartOutputEntity forms;

    /** @param forms writes the form with the parts */
    FormObjectEntity(MultipartOutputEntity forms) {
        this.forms = forms;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return mediaType != null && mediaType.isCompatible(MediaType.MULTIPART_FORM_DATA_TYPE) && !PARTS.get(type).isEmpty();
    }

    @Override
    public void writeTo(Object object, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) throws IOException {
        MultipartFormDataOutput form = new MultipartFormDataOutput();
        for (FormObjectPart part : PARTS.get(object.getClass())) {
            part.addTo(form, object);
        }
        forms.writeTo(form, MultipartFormDataOutput.class, MultipartFormDataOutput.class, annotations, mediaType, httpHeaders,
                entityStream);
    }
}
