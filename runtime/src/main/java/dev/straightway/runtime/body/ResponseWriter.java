package dev.straightway.runtime.body;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.common.headers.HeaderUtil;

import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;

/** Writes a {@code Response} or {@code RestResponse}: status, fields and entity (§3.3.3). */
final class ResponseWriter extends ResultWriter {

    private final VariantWriter entities;
    private final Optional<String> cacheControl;
    private final ResultWriter longWay;

    /**
     * @param cacheControl the value of Cache-Control, in place of that of a response
     * @param longWay writes what takes an entity provider
     */
    ResponseWriter(VariantWriter entities, Optional<String> cacheControl, ResultWriter longWay) {
        this.entities = entities;
        this.cacheControl = cacheControl;
        this.longWay = longWay;
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        Response response = result instanceof RestResponse<?> rest ? rest.toResponse() : (Response) result;
        if (response == null) {
            exchange.noContent();
            return;
        }
        BufferExchange answer = (BufferExchange) exchange;
        Object entity = AnswerHead.mayHaveBody(response.getStatus()) ? response.getEntity() : null;
        if (entity == null) {
            answer.end(head(answer, response, response.getEntity() != null));
            return;
        }
        MediaRange given = mediaType(response);
        boolean usual = given != null || !isSuccess(response) || entities.isUsualAccepted(answer, entity);
        Encoded encoded = usual ? entities.encode(answer, entity, given) : null;
        if (encoded == null) {
            longWay.write(exchange, response);
        } else {
            answer.end(head(answer, response, false).contentType(encoded.contentType()), encoded.body());
        }
    }

    /** @param without whether the entity isn't sent, and what describes it neither */
    private AnswerHead head(Exchange exchange, Response response, boolean without) {
        AnswerHead head = new AnswerHead(response.getStatus());
        for (Map.Entry<String, List<Object>> field : response.getMetadata().entrySet()) {
            boolean leftOut = without && AnswerHead.describesEntity(field.getKey()) || replaces(field.getKey());
            for (Object value : field.getValue()) {
                if (value != null && !leftOut) {
                    head.add(field.getKey(), HeaderUtil.headerToString(RelativeLocation.resolved(value, exchange)));
                }
            }
        }
        cacheControl.ifPresent(value -> head.add(HttpHeaders.CACHE_CONTROL, value));
        return head;
    }

    private boolean replaces(String name) {
        return cacheControl.isPresent() && name.equalsIgnoreCase(HttpHeaders.CACHE_CONTROL);
    }

    /** What tells of a failure is told even if the client didn't ask for it. */
    private static boolean isSuccess(Response response) {
        return response.getStatusInfo().getFamily() == Response.Status.Family.SUCCESSFUL;
    }

    private static MediaRange mediaType(Response response) {
        Object declared = response.getMetadata().getFirst(HttpHeaders.CONTENT_TYPE);
        return declared == null ? null : MediaRange.parse(HeaderUtil.headerToString(declared));
    }
}
