package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;

/** Writes what a resource method returned through filters, interceptors and run-time entity providers. Immutable. */
public final class ProviderWriter extends ResultWriter {

    private final List<MediaRange> produces;
    private final Supplier<DeclaredEntity> declared;

    /** A writer of answers of which nothing is declared. */
    public ProviderWriter(List<MediaRange> produces) {
        this(produces, () -> DeclaredEntity.UNKNOWN);
    }

    /**
     * @param produces what may be answered; empty for what the entity providers produce
     * @param declared what the method declares; asked when the first answer is written
     */
    public ProviderWriter(List<MediaRange> produces, Supplier<DeclaredEntity> declared) {
        this.produces = List.copyOf(produces);
        this.declared = DeclaredEntity.once(declared);
    }

    @Override
    public void write(Exchange exchange, Object result) throws IOException {
        VertxExchange request = (VertxExchange) exchange;
        DeclaredEntity entity = declared.get();
        request.serving().responder().respond(request,
                answer(result, request.endpoint().declared()).typed(entity.genericType(), entity.annotations()), produces);
    }

    private static AnswerContext answer(Object result, DeclaredHead declared) {
        if (result instanceof RestResponse<?> rest) {
            return AnswerContext.of(rest.toResponse()).cache(declared);
        }
        if (result instanceof Response response) {
            return AnswerContext.of(response).cache(declared);
        }
        return AnswerContext.of(result instanceof GenericEntity<?> generic && generic.getEntity() == null ? null : result)
                .declare(declared);
    }
}
