package dev.straightway.runtime.http.filter;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.body.ContentType;
import dev.straightway.runtime.http.exchange.Templates.Rendered;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.negotiation.MediaRange;

/** Puts the text of a template into an answer that has the template for its entity; the rest waits for it. */
final class Rendering {

    private final VertxExchange exchange;
    private final AnswerContext answer;
    private final ResponseFilters.Rest rest;

    private Rendering(VertxExchange exchange, AnswerContext answer, ResponseFilters.Rest rest) {
        this.exchange = exchange;
        this.answer = answer;
        this.rest = rest;
    }

    /** Renders, then writes the rest: at once, or when the text is there. */
    static void of(VertxExchange exchange, AnswerContext answer, ResponseFilters.Rest rest) throws Exception {
        Rendering rendering = new Rendering(exchange, answer, rest);
        Later later = Later.of(exchange.surroundings().beside().templates().render(exchange, answer.getEntity()),
                there -> exchange.resume(() -> rendering.resume(there)));
        if (later.isThere(exchange)) {
            rendering.goOn(later);
        }
    }

    private void resume(Later later) {
        try {
            goOn(later);
        } catch (Throwable failure) {
            exchange.fail(failure);
        }
    }

    private void goOn(Later later) throws Exception {
        Rendered rendered = (Rendered) later.item();
        answer.setEntity(rendered.text());
        if (rendered.mediaType() != null) {
            answer.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, MediaType
                    .valueOf(ContentType.of(MediaRange.parse(rendered.mediaType().toString())).toString()));
        }
        rest.write();
    }
}
