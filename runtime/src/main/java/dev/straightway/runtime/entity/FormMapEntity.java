package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.multipart.FormLimits;

/** The fields of a form that isn't in parts. */
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@Produces(MediaType.APPLICATION_FORM_URLENCODED)
final class FormMapEntity extends StandardEntity<MultivaluedMap<String, String>> {

    private final FormLimits limits;

    FormMapEntity(FormLimits limits) {
        super(MultivaluedMap.class);
        this.limits = limits;
    }

    @Override
    MultivaluedMap<String, String> read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream)
            throws IOException {
        return UrlEncodedForm.read(mediaType, stream, limits);
    }

    @Override
    void write(MultivaluedMap<String, String> entity, Type genericType, MediaType mediaType, OutputStream stream)
            throws IOException {
        UrlEncodedForm.write(entity, mediaType, stream);
    }
}
