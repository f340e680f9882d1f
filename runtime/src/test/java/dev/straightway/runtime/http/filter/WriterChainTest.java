package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import jakarta.ws.rs.InternalServerErrorException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.WriterInterceptor;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;

class WriterChainTest {

    private final List<String> calls = new ArrayList<>();
    private final MadeExchange request = MadeExchange.of("GET /");
    private final AnswerContext answer = AnswerContext.of("entity");
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

    /** Writes texts, and tells what it is told. */
    private final class TextWriter implements MessageBodyWriter<String> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == String.class;
        }

        @Override
        public void writeTo(String entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            calls.add("write " + mediaType);
            headers.putSingle("X-Writer", type.getSimpleName());
            stream.write(entity.getBytes(StandardCharsets.UTF_8));
        }
    }

    private String written() throws IOException {
        VertxExchange exchange = request.standard(new TextWriter()).made();
        answer.stream(sent);
        new WriterChain(exchange, answer, MediaType.TEXT_PLAIN_TYPE, InForce.chain(exchange).writers()).proceed();
        return sent.toString(StandardCharsets.UTF_8);
    }

    @Test
    void asksInterceptorsInTheirOrderAndThenTheProvider() throws IOException {
        request.with((WriterInterceptor) context -> {
            calls.add("first");
            context.proceed();
            calls.add("first again");
        }, (WriterInterceptor) context -> {
            calls.add("second");
            context.proceed();
        });
        assertThat(written()).isEqualTo("entity");
        assertThat(calls).containsExactly("first", "second", "write text/plain", "first again");
        assertThat(answer.getHeaderString("X-Writer")).isEqualTo("String");
    }

    @Test
    void writesAnotherEntityByItsOwnClass() throws IOException {
        answer.setEntity(List.of(1));
        request.with((WriterInterceptor) context -> {
            context.setEntity("another");
            assertThat(context.getType()).isEqualTo(String.class);
            assertThat(context.getGenericType()).isEqualTo(String.class);
            context.proceed();
        });
        assertThat(written()).isEqualTo("another");
    }

    @Test
    void answersWithTheMediaTypeThatAnInterceptorSets() throws IOException {
        request.with((WriterInterceptor) context -> {
            context.setMediaType(MediaType.TEXT_HTML_TYPE);
            context.proceed();
        });
        written();
        assertThat(calls).containsExactly("write text/html");
        assertThat(answer.getMediaType()).isEqualTo(MediaType.TEXT_HTML_TYPE);
    }

    @Test
    void writesToTheStreamThatAnInterceptorPutsBefore() throws IOException {
        request.with((WriterInterceptor) context -> {
            OutputStream inner = context.getOutputStream();
            context.setOutputStream(new ByteArrayOutputStream() {
                @Override
                public void write(byte[] bytes) throws IOException {
                    inner.write(new String(bytes, StandardCharsets.UTF_8).toUpperCase(Locale.ROOT)
                            .getBytes(StandardCharsets.UTF_8));
                }
            });
            context.proceed();
        });
        assertThat(written()).isEqualTo("ENTITY");
    }

    @Test
    void writesNothingIfAnInterceptorDoesNotProceed() throws IOException {
        request.with((WriterInterceptor) context -> calls.add("alone"));
        assertThat(written()).isEmpty();
        assertThat(calls).containsExactly("alone");
    }

    @Test
    void failsIfNothingWritesTheEntity() {
        answer.setEntity(1);
        assertThatThrownBy(this::written).isInstanceOf(InternalServerErrorException.class)
                .hasMessage("Nothing writes the entity as text/plain");
    }
}
