package dev.straightway.runtime.http.filter;

import java.lang.reflect.Type;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.MessageBodyWriter;

import dev.straightway.BufferWriter;
import dev.straightway.EntityForm;
import dev.straightway.runtime.body.ContentType;
import dev.straightway.runtime.body.ExpectedLength;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.buffer.Buffer;

/**
 * Writes by the one entity provider of the application that the build has found for a route, without asking any. An entity of
 * another class than the declared one is written by whom run time finds. For all threads.
 */
public final class OwnWriter extends ResultWriter {

    private final Registration provider;
    private final MediaType mediaType;
    private final CharSequence contentType;
    private final ProviderWriter longWay;
    private volatile Ready ready;

    /** Answers with entities of one class; made when the first one comes, as the instance of the provider is. */
    private record Ready(Class<?> type, Answering answering) {
    }

    private interface Answering {
        void with(VertxExchange exchange, Object entity) throws Exception;
    }

    /**
     * @param produced what is answered, a concrete media type
     * @param longWay writes what the provider isn't bound to
     */
    public OwnWriter(Registration provider, MediaRange produced, ProviderWriter longWay) {
        this.provider = provider;
        this.contentType = ContentType.of(produced);
        this.mediaType = MediaType.valueOf(contentType.toString());
        this.longWay = longWay;
    }

    @Override
    public void write(Exchange exchange, Object entity) throws Exception {
        if (entity == null) {
            exchange.noContent();
            return;
        }
        Ready present = ready;
        if (present == null) {
            ready = present = ready();
        }
        if (entity.getClass() == present.type()) {
            present.answering().with((VertxExchange) exchange, entity);
        } else {
            longWay.write(exchange, entity);
        }
    }

    @SuppressWarnings("unchecked") // the build has found that it writes the class
    private Ready ready() {
        DeclaredEntity entity = longWay.declared();
        Object instance = provider.instance();
        return new Ready(entity.type(), instance instanceof BufferWriter<?>
                ? lean((BufferWriter<Object>) instance,
                        new EntityForm(entity.genericType(), mediaType))
                : streaming((MessageBodyWriter<Object>) instance, entity));
    }

    private Answering lean(BufferWriter<Object> writer, EntityForm form) {
        ExpectedLength expected = new ExpectedLength();
        return (exchange, entity) -> {
            Buffer into = Buffer.buffer(expected.next());
            writer.write(entity, form, into);
            expected.learn(into.length());
            exchange.end(contentType, into);
        };
    }

    private Answering streaming(MessageBodyWriter<Object> writer, DeclaredEntity declared) {
        Class<?> type = declared.type();
        Type generic = declared.genericType();
        return (exchange, entity) -> {
            AnswerStream stream = new AnswerStream(exchange, () -> answer(entity));
            try {
                writer.writeTo(entity, type, generic, declared.annotations().clone(), mediaType,
                        new AskedMap<>(() -> stream.answer().getHeaders()), stream);
                stream.complete(contentType);
            } catch (Throwable failure) {
                if (!stream.giveUp(failure)) {
                    throw failure;
                }
            }
        };
    }

    private AnswerContext answer(Object entity) {
        AnswerContext answer = AnswerContext.of(entity);
        answer.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, mediaType);
        return answer;
    }
}
