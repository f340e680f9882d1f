package dev.straightway.runtime.multipart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import jakarta.ws.rs.core.AbstractMultivaluedMap;
import jakarta.ws.rs.ext.RuntimeDelegate;

/** The headers of a part while it is built: a writer may change them, in any case and by objects (§4.2.2). */
final class SentHeaders extends AbstractMultivaluedMap<String, Object> {

    private static final long serialVersionUID = 1L;

    SentHeaders() {
        super(new TreeMap<>(String.CASE_INSENSITIVE_ORDER));
    }

    /** {@return a copy as they are sent} */
    PartHeaders text() {
        Map<String, List<String>> text = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        forEach((name, values) -> {
            List<String> sent = new ArrayList<>();
            values.forEach(value -> sent.add(value instanceof String string ? string : text(value)));
            text.put(name, sent);
        });
        return PartHeaders.copyOf(text);
    }

    @SuppressWarnings("unchecked")
    private static <T> String text(T value) {
        return RuntimeDelegate.getInstance().createHeaderDelegate((Class<T>) value.getClass()).toString(value);
    }
}
