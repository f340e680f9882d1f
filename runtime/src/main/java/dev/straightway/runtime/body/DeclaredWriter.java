package dev.straightway.runtime.body;

import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;

/** Writes entities with the status and fields that annotations of the method declare. */
final class DeclaredWriter extends ResultWriter {

    private static final int OK = 200;

    private final DeclaredHead declared;
    private final EntityWriter entities;
    private final ResultWriter longWay;

    /** @param longWay writes what takes an entity provider */
    DeclaredWriter(DeclaredHead declared, EntityWriter entities, ResultWriter longWay) {
        this.declared = declared;
        this.entities = entities;
        this.longWay = longWay;
    }

    @Override
    public void write(Exchange exchange, Object entity) throws Exception {
        if (entity == null) {
            exchange.noContent();
            return;
        }
        BufferExchange answer = (BufferExchange) exchange;
        Encoded encoded = entities.encode(answer, entity);
        if (encoded == null) {
            longWay.write(exchange, entity);
        } else if (!AnswerHead.mayHaveBody(declared.statusOr(OK))) {
            answer.end(declared.head(OK));
        } else {
            answer.end(declared.head(OK).contentType(encoded.contentType()), encoded.body());
        }
    }
}
