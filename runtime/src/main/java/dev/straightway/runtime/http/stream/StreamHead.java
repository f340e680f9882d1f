package dev.straightway.runtime.http.stream;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import jakarta.ws.rs.core.HttpHeaders;

import org.jboss.resteasy.reactive.RestMulti;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.async.ServerEvents;

/**
 * Makes the head of an answer that is a stream: what annotations of the method declare, then what a {@code RestMulti} says,
 * whose fields replace those of the same name. Immutable.
 *
 * @param contentType of the stream, unless a {@code RestMulti} says another one
 * @param elementType of the entities of events; {@code null} where none is declared
 * @param declared what annotations say
 */
public record StreamHead(CharSequence contentType, String elementType, DeclaredHead declared) {

    private static final int OK = 200;

    /**
     * {@return the head of an answer}
     * <p>
     * A {@code RestMulti} of a {@code Uni} knows its status and fields when the first item is there.
     *
     * @throws IllegalStateException if it can't be that of an answer
     */
    AnswerHead of(Object result) {
        if (!(result instanceof RestMulti<?> rest)) {
            return head(declared.statusOr(OK), Map.of());
        }
        int status = rest.getStatus() == null ? declared.statusOr(OK) : rest.getStatus();
        return head(status, rest.getHeaders() == null ? Map.of() : rest.getHeaders());
    }

    private AnswerHead head(int status, Map<String, List<String>> fields) {
        AnswerHead head = new AnswerHead(status);
        fields.forEach((name, values) -> values.forEach(value -> head.add(name, value)));
        Set<String> replaced = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        replaced.addAll(fields.keySet());
        declared.fields().stream().filter(field -> !replaced.contains(field.name()))
                .forEach(field -> head.add(field.name(), field.value()));
        if (declared.cacheControl().isPresent() && !replaced.contains(HttpHeaders.CACHE_CONTROL)) {
            head.add(HttpHeaders.CACHE_CONTROL, declared.cacheControl().get());
        }
        if (elementType != null) {
            head.add(ServerEvents.ELEMENT_TYPE, elementType);
        }
        return head.contentType() != null || !AnswerHead.mayHaveBody(status) ? head : head.contentType(contentType);
    }
}
