package dev.straightway.runtime.http.filter;

import java.util.List;
import java.util.function.Supplier;

import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;

/** Writes what a resource method returned through filters, interceptors and run-time entity providers. Immutable. */
public final class ProviderWriter extends ResultWriter {

    private final List<MediaRange> produces;
    private final DeclaredHead head;
    private final Supplier<DeclaredEntity> declared;

    /** A writer of answers of which nothing is declared, as those to failures. */
    public ProviderWriter(List<MediaRange> produces) {
        this(produces, DeclaredHead.NONE, () -> DeclaredEntity.UNKNOWN);
    }

    /**
     * @param produces what may be answered; empty for what the entity providers produce
     * @param head what annotations of the method say of the head of the answer
     * @param declared what the method declares of the entity; asked when the first answer is written
     */
    public ProviderWriter(List<MediaRange> produces, DeclaredHead head, Supplier<DeclaredEntity> declared) {
        this.produces = List.copyOf(produces);
        this.head = head;
        this.declared = DeclaredEntity.once(declared);
    }

    /** {@return what the method declares of the entity} */
    DeclaredEntity declared() {
        return declared.get();
    }

    /** {@return a writer of what a method hands to somebody else to answer with} */
    public static ProviderWriter later(Endpoint endpoint) {
        return new ProviderWriter(endpoint.produces(), endpoint.declared(),
                () -> DeclaredEntity.in(endpoint.later().form()));
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        VertxExchange request = (VertxExchange) exchange;
        DeclaredEntity entity = declared.get();
        Responder.respond(request,
                answer(result, exchange).typed(entity.genericType(), entity.annotations()), produces);
    }

    private AnswerContext answer(Object result, Exchange exchange) {
        if (result instanceof RestResponse<?> rest) {
            return AnswerContext.of(rest.toResponse(), exchange).cache(head);
        }
        if (result instanceof Response response) {
            return AnswerContext.of(response, exchange).cache(head);
        }
        return AnswerContext.of(result instanceof GenericEntity<?> generic && generic.getEntity() == null ? null : result)
                .declare(head);
    }
}
