package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;

class ReaderChainTest {

    private final List<String> calls = new ArrayList<>();
    private final MadeExchange request = MadeExchange.of("POST /").field("Content-Type", "text/plain").body("sent");

    /** Reads texts, and tells what it is told. */
    private final class TextReader implements MessageBodyReader<String> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == String.class;
        }

        @Override
        public String readFrom(Class<String> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
            calls.add("read " + mediaType + " " + headers.getFirst("content-type"));
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Object read(Class<?> type) throws IOException {
        VertxExchange exchange = request.standard(new TextReader()).made();
        return new ReaderChain(exchange, new DeclaredEntity(type, type, new Annotation[0]), MediaType.TEXT_PLAIN_TYPE)
                .proceed();
    }

    private ReaderInterceptor first(Change change) {
        return context -> {
            calls.add("first");
            change.of(context);
            return context.proceed() + "!";
        };
    }

    private interface Change {
        void of(ReaderInterceptorContext context);
    }

    @Test
    void asksInterceptorsInTheirOrderAndThenTheProvider() throws IOException {
        request.with(first(context -> {
        }), (ReaderInterceptor) context -> {
            calls.add("second");
            return context.proceed() + "?";
        });
        assertThat(read(String.class)).isEqualTo("sent?!");
        assertThat(calls).containsExactly("first", "second", "read text/plain text/plain");
    }

    @Test
    void readsWhatAnInterceptorPutsInPlaceOfStreamMediaTypeAndType() throws IOException {
        request.with(first(context -> {
            context.setInputStream(new ByteArrayInputStream(new byte[] { 'n', 'e', 'w' }));
            context.setMediaType(MediaType.TEXT_HTML_TYPE);
            context.setType(String.class);
            context.setGenericType(String.class);
        }));
        assertThat(read(Integer.class)).isEqualTo("new!");
        assertThat(calls).containsExactly("first", "read text/html text/plain");
    }

    @Test
    void leavesTheBodyUnreadIfAnInterceptorDoesNotProceed() throws IOException {
        request.with((ReaderInterceptor) context -> "its own");
        assertThat(read(String.class)).isEqualTo("its own");
        assertThat(calls).isEmpty();
    }

    @Test
    void sharesPropertiesWithTheFilters() throws IOException {
        VertxExchange exchange = request.standard(new TextReader()).with((ReaderInterceptor) context -> {
            context.setProperty("seen", context.getProperty("set"));
            context.removeProperty("set");
            return context.proceed();
        }).made();
        RequestFilterContext.of(exchange).setProperty("set", "by a filter");
        new ReaderChain(exchange, new DeclaredEntity(String.class, String.class, new Annotation[0]), MediaType.TEXT_PLAIN_TYPE)
                .proceed();
        assertThat(RequestFilterContext.of(exchange).properties()).containsOnlyKeys("seen").containsEntry("seen",
                "by a filter");
    }

    @Test
    void keepsTheAnnotationsOfTheMethodAsTheyWere() throws IOException {
        Annotation[] declared = new Annotation[1];
        request.with((ReaderInterceptor) context -> {
            context.getAnnotations()[0] = () -> Deprecated.class;
            return context.proceed();
        }).standard(new TextReader());
        new ReaderChain(request.made(), new DeclaredEntity(String.class, String.class, declared), MediaType.TEXT_PLAIN_TYPE)
                .proceed();
        assertThat(declared).containsOnlyNulls();
    }

    @Test
    void refusesAnEntityThatNothingReads() {
        assertThatThrownBy(() -> read(Integer.class)).isInstanceOf(NotSupportedException.class)
                .hasMessage("Nothing reads the entity from text/plain");
    }
}
