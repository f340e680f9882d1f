package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.Templates;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.smallrye.mutiny.Uni;

class RenderingTest {

    private final MadeExchange request = MadeExchange.of("GET /").standard(new TextProvider());

    /** Renders numbers. */
    private static Templates engine(Uni<Templates.Rendered> rendered) {
        return new Templates() {
            @Override
            public boolean include(Object entity) {
                return entity instanceof Integer;
            }

            @Override
            public Uni<Rendered> render(VertxExchange exchange, Object template) {
                return rendered;
            }
        };
    }

    @Test
    void answersWithTheTextOfATemplateInItsMediaType() throws Exception {
        request.rendering(engine(Uni.createFrom().item(new Templates.Rendered("<p>", MediaType.TEXT_HTML_TYPE))));
        Responder.respond(request.made(), Response.ok(1).build());
        assertThat(request.answered).isEqualTo("<p>");
        assertThat(request.answeredFields.get("Content-Type")).isEqualTo("text/html;charset=UTF-8");
    }

    @Test
    void leavesTheMediaTypeOfTheAnswerIfTheTemplateHasNone() throws Exception {
        request.rendering(engine(Uni.createFrom().item(new Templates.Rendered("text", null))));
        Responder.respond(request.made(), Response.ok(1, "text/css").build());
        assertThat(request.answeredFields.get("Content-Type")).isEqualTo("text/css");
    }

    @Test
    void answersNothingIfTheTemplateFails() {
        request.rendering(engine(Uni.createFrom().failure(new IllegalStateException("broken template"))));
        assertThatThrownBy(() -> Responder.respond(request.made(), Response.ok(1).build())).hasMessage("broken template");
        assertThat(request.answered).isNull();
    }
}
