package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.negotiation.MediaRange;

class ProviderWriterTest {

    private static final DeclaredHead DECLARED = new DeclaredHead(203, List.of(new DeclaredHead.Field("X-Declared", "1")),
            Optional.of("no-cache"), DeclaredHead.Coding.BY_TYPE);

    private final TextProvider texts = new TextProvider();
    private final MadeExchange request = MadeExchange.of("GET /").standard(texts);
    private final ProviderWriter writer = new ProviderWriter(List.of(MediaRange.parse("text/plain")), DECLARED,
            () -> new DeclaredEntity(CharSequence.class, CharSequence.class, new Annotation[1]));

    @Test
    void writesAnEntityAsItIsDeclared() throws Exception {
        writer.write(request.made(), "text");
        assertThat(request.status).isEqualTo(203);
        assertThat(request.answered).isEqualTo("text");
        assertThat(request.answeredFields.get("X-Declared")).isEqualTo("1");
        assertThat(request.answeredFields.get("Cache-Control")).isEqualTo("no-cache");
        assertThat(texts.told).containsExactly("write java.lang.CharSequence as text/plain;charset=UTF-8 1");
    }

    private static Stream<Object> responses() {
        return Stream.of(Response.status(201).entity("text").build(),
                RestResponse.ResponseBuilder.create(RestResponse.Status.CREATED, "text").build());
    }

    @ParameterizedTest
    @MethodSource("responses")
    void leavesAResponseItsStatusAndTakesOnlyWhatIsDeclaredOfCaches(Object response) throws Exception {
        writer.write(request.made(), response);
        assertThat(request.status).isEqualTo(201);
        assertThat(request.answered).isEqualTo("text");
        assertThat(request.answeredFields.get("X-Declared")).isNull();
        assertThat(request.answeredFields.get("Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void answersNothingWithTheDeclaredStatus() throws Exception {
        writer.write(request.made(), null);
        assertThat(request.status).isEqualTo(203);
        assertThat(request.answered).isEmpty();
    }
}
