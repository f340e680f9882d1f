package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.MadeExchange;

class ResponderTest {

    private final MadeExchange request = MadeExchange.of("GET /").standard(new TextProvider());

    @Test
    void answersWithHeadAndEntity() throws Exception {
        Responder.respond(request.made(), Response.accepted("text").type("text/plain").header("X-One", 1).build());
        assertThat(request.status).isEqualTo(202);
        assertThat(request.answeredFields.get("Content-Type")).isEqualTo("text/plain");
        assertThat(request.answeredFields.get("X-One")).isEqualTo("1");
        assertThat(request.answered).isEqualTo("text");
    }

    @Test
    void answersWithoutAnEntityAsTheMethodDeclares() throws Exception {
        request.declaring(new DeclaredHead(205, List.of(new DeclaredHead.Field("X-One", "1")), Optional.of("no-store"),
                DeclaredHead.Coding.BY_TYPE));
        Responder.respondNothing(request.made());
        assertThat(request.status).isEqualTo(205);
        assertThat(request.answered).isEmpty();
        assertThat(request.answeredFields.get("X-One")).isEqualTo("1");
        assertThat(request.answeredFields.get("Cache-Control")).isEqualTo("no-store");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "text/html                   | text/html",
            "text/html;q=0.1, text/plain | text/plain",
            "*/*                         | text/plain" })
    void choosesTheMediaTypeByAccept(String accept, String mediaType) throws Exception {
        request.producing("text/plain", "text/html").field("Accept", accept);
        Responder.respond(request.made(), Response.ok("text").build());
        assertThat(request.answeredFields.get("Content-Type")).startsWith(mediaType);
    }

    @Test
    void refusesASuccessThatTheClientDoesNotAccept() {
        request.producing("text/plain").field("Accept", "image/png");
        assertThatThrownBy(() -> Responder.respond(request.made(), Response.ok("text").build()))
                .isInstanceOf(NotAcceptableException.class).hasMessage("Accept asks for none of [text/plain]");
        assertThat(request.answered).isNull();
    }

    @Test
    void tellsOfAFailureAlsoInATypeThatTheClientDoesNotAccept() throws Exception {
        request.producing("text/plain").field("Accept", "image/png");
        Responder.respond(request.made(), Response.status(409).entity("conflict").build());
        assertThat(request.status).isEqualTo(409);
        assertThat(request.answeredFields.get("Content-Type")).startsWith("text/plain");
        assertThat(request.answered).isEqualTo("conflict");
    }

    @Test
    void writesWhatResponseFiltersLeaveOfTheEntity() throws Exception {
        request.with((ContainerResponseFilter) (asked, answer) -> answer.setEntity(answer.getEntity() + "!"));
        Responder.respond(request.made(), Response.ok("text").type("text/plain").build());
        assertThat(request.answered).isEqualTo("text!");
    }

    @Test
    void sendsNoBodyWithAStatusThatHasNone() throws Exception {
        Responder.respond(request.made(), Response.status(304).entity("text").build());
        assertThat(request.status).isEqualTo(304);
        assertThat(request.answered).isEmpty();
    }

    @Test
    void failsBeforeTheAnswerHasBegunIfNothingWritesTheEntity() {
        assertThatThrownBy(() -> Responder.respond(request.made(), Response.ok(1).type("text/plain").build()))
                .isInstanceOf(InternalServerErrorException.class)
                .hasMessage("Nothing writes the entity as text/plain");
        assertThat(request.answered).isNull();
    }
}
