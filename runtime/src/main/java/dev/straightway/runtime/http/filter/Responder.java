package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.function.Consumer;

import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyWriter;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.ContentType;
import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;
import dev.straightway.runtime.provider.LastResort;
import dev.straightway.runtime.provider.MessageBodies;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.file.AsyncFile;

/**
 * Writes an answer the long way: response filters, the media type of §3.8, the entity provider of §4.2.2, writer interceptors.
 */
public final class Responder {

    private Responder() {
    }

    /** Answers with a response that the method hasn't returned: a failure's, or a filter's. */
    public static void respond(VertxExchange exchange, Response response) throws Exception {
        DeclaredEntity declared = DeclaredEntity.in(InForce.form(exchange));
        respond(exchange, AnswerContext.of(response, exchange).typed(declared.genericType(), declared.annotations()));
    }

    /** Answers without an entity, with what annotations of the method declare. */
    public static void respondNothing(VertxExchange exchange) throws Exception {
        respond(exchange, AnswerContext.of((Object) null).declare(exchange.endpoint().declared()));
    }

    /**
     * Answers.
     *
     * @throws Exception if the entity can't be written; also what filters and interceptors threw
     */
    static void respond(VertxExchange exchange, AnswerContext answer) throws Exception {
        respond(exchange, answer, exchange.endpoint() == null ? List.of() : exchange.endpoint().produces());
    }

    static void respond(VertxExchange exchange, AnswerContext answer, List<MediaRange> produces) throws Exception {
        FileAnswer.closeAtEnd(exchange, answer.getEntity());
        if (exchange.surroundings().beside().templates().include(answer.getEntity())) {
            Rendering.of(exchange, answer, () -> filter(exchange, answer, produces));
        } else {
            filter(exchange, answer, produces);
        }
    }

    private static void filter(VertxExchange exchange, AnswerContext answer, List<MediaRange> produces) throws Exception {
        AnswerStream stream = new AnswerStream(exchange, answer);
        MediaType chosen = answer.getMediaType() == null && answer.hasEntity() ? mediaType(exchange, answer, produces) : null;
        if (InForce.chain(exchange).responseFilters().isEmpty()) {
            finish(exchange, answer, produces, stream);
        } else {
            Object entity = answer.getEntity();
            ResponseFilters.ask(exchange, answer, () -> {
                if (answer.getEntity() == entity) {
                    finish(exchange, answer, produces, stream);
                } else {
                    FileAnswer.closeAtEnd(exchange, answer.getEntity());
                    finish(exchange, answer, answer.hasEntity() ? anew(exchange, answer, produces, chosen) : produces, stream);
                }
            });
        }
    }

    /**
     * {@return what an entity may be written as that a filter has put in the place of another}
     * <p>
     * The media type that was chosen by the class of that one isn't for this one, unless something writes it so.
     */
    private static List<MediaRange> anew(VertxExchange exchange, AnswerContext answer, List<MediaRange> produces,
            MediaType chosen) {
        if (chosen == null || answer.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE) != chosen
                || fits(exchange, answer, chosen)) {
            return produces;
        }
        answer.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
        List<MediaRange> producible = producible(exchange, answer);
        List<MediaRange> both = produces.stream().filter(one -> producible.stream().anyMatch(other -> other.includes(one)))
                .toList();
        return both.isEmpty() ? produces : both;
    }

    private static boolean fits(VertxExchange exchange, AnswerContext answer, MediaType mediaType) {
        MessageBodyWriter<?> writer = bodies(exchange).writer(answer.getEntityClass(), answer.getEntityType(),
                answer.getEntityAnnotations(), mediaType);
        return writer != null && !(writer instanceof LastResort);
    }

    private static void finish(VertxExchange exchange, AnswerContext answer, List<MediaRange> produces, AnswerStream stream)
            throws IOException {
        if (!answer.hasEntity() || !AnswerHead.mayHaveBody(answer.getStatus())) {
            exchange.end(answer.head(answer.hasEntity()));
            return;
        }
        write(exchange, answer, produces, stream);
    }

    /**
     * Asks the response filters about an answer whose entity comes piece by piece.
     *
     * @param head as it would be without them
     * @param entity what they see, which they may replace
     * @param then takes the head as they leave it; {@code null} if they have replaced the entity, with which the request is
     *        answered then
     */
    public static void begin(VertxExchange exchange, AnswerHead head, Object entity, DeclaredEntity declared,
            Consumer<AnswerHead> then) throws Exception {
        AnswerContext answer = AnswerContext.of(head, entity).typed(declared.genericType(), declared.annotations());
        AnswerStream stream = new AnswerStream(exchange, answer);
        ResponseFilters.ask(exchange, answer, () -> {
            if (answer.getEntity() == entity) {
                then.accept(answer.head(!AnswerHead.mayHaveBody(answer.getStatus())));
                return;
            }
            FileAnswer.closeAtEnd(exchange, answer.getEntity());
            if (answer.hasEntity() && AnswerHead.mayHaveBody(answer.getStatus())) {
                write(exchange, answer, exchange.endpoint().produces(), stream);
            } else {
                exchange.end(answer.head(true));
            }
            then.accept(null);
        });
    }

    private static void write(VertxExchange exchange, AnswerContext answer, List<MediaRange> produces, AnswerStream stream)
            throws IOException {
        MediaType mediaType = mediaType(exchange, answer, produces);
        Ranges.apply(exchange, answer);
        List<Registration> interceptors = InForce.chain(exchange).writers();
        AsyncFile file = FileAnswer.of(answer.getEntity());
        if (file != null && interceptors.isEmpty()) {
            FileAnswer.send(exchange, answer.head(false), file);
            return;
        }
        try {
            if (interceptors.isEmpty()) {
                write(exchange, answer, mediaType);
            } else {
                new WriterChain(exchange, answer, mediaType, interceptors).proceed();
            }
            if (answer.getEntityStream() != stream) {
                answer.getEntityStream().flush();
            }
            stream.complete();
        } catch (Throwable failure) {
            if (!stream.giveUp(failure)) {
                throw failure;
            }
        }
    }

    /** Writes an entity as it is by the provider that is found for it. */
    private static void write(VertxExchange exchange, AnswerContext answer, MediaType mediaType) throws IOException {
        Class<?> type = answer.getEntityClass();
        Type genericType = answer.getEntityType();
        Annotation[] annotations = answer.getEntityAnnotations();
        writer(exchange, type, genericType, annotations, mediaType).writeTo(answer.getEntity(), type, genericType, annotations,
                mediaType, answer.getHeaders(), answer.getEntityStream());
    }

    /** {@return the provider that writes an entity} */
    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    static MessageBodyWriter<Object> writer(VertxExchange exchange, Class<?> type, Type genericType, Annotation[] annotations,
            MediaType mediaType) {
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) bodies(exchange).writer(type, genericType, annotations,
                mediaType);
        if (writer == null) {
            throw new InternalServerErrorException("Nothing writes the entity as " + mediaType,
                    new IllegalStateException("There is no writer for " + genericType.getTypeName()));
        }
        return writer;
    }

    /** {@return the media type of an answer, chosen by §3.8 where it has none} */
    private static MediaType mediaType(VertxExchange exchange, AnswerContext answer, List<MediaRange> produces) {
        MediaType given = answer.getMediaType();
        if (given != null) {
            return given;
        }
        List<MediaRange> possible = produces.isEmpty() ? producible(exchange, answer) : produces;
        AcceptHeader accept = isSuccess(answer) ? exchange.surroundings().accepted(exchange.accept())
                : Accept.orAnything(exchange.accept());
        MediaRange chosen = Negotiator.select(possible, accept);
        if (chosen == null && isSuccess(answer)) {
            throw new NotAcceptableException("Accept asks for none of " + possible);
        }
        MediaType mediaType = MediaType.valueOf(ContentType.of(chosen == null ? orText(possible) : chosen).toString());
        answer.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, mediaType);
        return mediaType;
    }

    private static boolean isSuccess(AnswerContext answer) {
        return answer.getStatusInfo().getFamily() == Response.Status.Family.SUCCESSFUL;
    }

    /** What tells of a failure is told even if the client didn't ask for it. */
    private static MediaRange orText(List<MediaRange> possible) {
        return possible.stream().filter(MediaRange::isConcrete).findFirst().orElse(MediaRange.of("text", "plain"));
    }

    private static List<MediaRange> producible(VertxExchange exchange, AnswerContext answer) {
        return bodies(exchange)
                .producible(answer.getEntityClass(), answer.getEntityType(), answer.getEntityAnnotations()).stream()
                .map(type -> MediaRange.parse(type.toString())).toList();
    }

    private static MessageBodies bodies(VertxExchange exchange) {
        return exchange.surroundings().registry().bodies();
    }
}
