package dev.straightway.runtime.multipart;

import java.util.LinkedHashMap;

import jakarta.ws.rs.core.AbstractMultivaluedMap;

/** The fields of a form in the order they were sent; belongs to one request, which may change it. */
final class FieldMap extends AbstractMultivaluedMap<String, String> {

    private static final long serialVersionUID = 1L;

    FieldMap() {
        super(new LinkedHashMap<>());
    }
}
