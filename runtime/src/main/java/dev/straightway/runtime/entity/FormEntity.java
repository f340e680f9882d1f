package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.multipart.FormLimits;

/** A form that isn't in parts. */
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@Produces(MediaType.APPLICATION_FORM_URLENCODED)
final class FormEntity extends StandardEntity<Form> {

    private final FormLimits limits;

    FormEntity(FormLimits limits) {
        super(Form.class);
        this.limits = limits;
    }

    @Override
    Form read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return new Form(UrlEncodedForm.read(mediaType, stream, limits));
    }

    @Override
    void write(Form entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        UrlEncodedForm.write(entity.asMap(), mediaType, stream);
    }
}
