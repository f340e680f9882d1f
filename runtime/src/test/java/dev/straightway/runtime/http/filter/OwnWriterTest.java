package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.junit.jupiter.api.Test;

import dev.straightway.BufferWriter;
import dev.straightway.EntityForm;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.negotiation.MediaRange;
import io.vertx.core.buffer.Buffer;

class OwnWriterTest {

    private final MadeExchange request = MadeExchange.of("GET /");

    /** Writes numbers. */
    private static final class NumberWriter implements BufferWriter<Integer> {
        @Override
        public void write(Integer entity, EntityForm form, Buffer into) {
            into.appendString(entity + " as " + form.mediaType());
        }
    }

    /** Writes texts, with a field of its own. */
    private static final class FieldWriter implements MessageBodyWriter<String> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations,
                MediaType mediaType) {
            throw new AssertionError("the build has asked");
        }

        @Override
        public void writeTo(String entity, Class<?> type, Type genericType, Annotation[] annotations,
                MediaType mediaType, MultivaluedMap<String, Object> headers,
                OutputStream stream) throws IOException {
            headers.putSingle("X-Writer", mediaType.toString());
            stream.write(entity.getBytes(StandardCharsets.UTF_8));
        }
    }

    private OwnWriter writer(Object provider, Class<?> type) {
        ProviderWriter longWay = new ProviderWriter(List.of(MediaRange.parse("text/plain")), DeclaredHead.NONE,
                () -> new DeclaredEntity(type, type, new Annotation[0]));
        return new OwnWriter(request.with(provider).registrations.sorted(MessageBodyWriter.class).get(0),
                MediaRange.parse("text/plain"), longWay);
    }

    @Test
    void sendsWhatAWriterOfBuffersWrites() throws Exception {
        writer(new NumberWriter(), Integer.class).write(request.made(), 7);
        assertThat(request.answered).isEqualTo("7 as text/plain;charset=UTF-8");
        assertThat(request.answeredFields.get("Content-Type")).isEqualTo("text/plain;charset=UTF-8");
    }

    @Test
    void sendsWhatAnotherWriterWritesWithTheFieldsThatItSets() throws Exception {
        writer(new FieldWriter(), String.class).write(request.made(), "text");
        assertThat(request.answered).isEqualTo("text");
        assertThat(request.answeredFields.get("X-Writer")).isEqualTo("text/plain;charset=UTF-8");
        assertThat(request.answeredFields.get("Content-Type")).isEqualTo("text/plain;charset=UTF-8");
    }

    @Test
    void leavesEntitiesOfOtherClassesToWhatRunTimeFinds() throws Exception {
        OwnWriter writer = writer(new NumberWriter(), Integer.class);
        writer.write(request.standard(new TextProvider()).made(), "text");
        assertThat(request.answered).isEqualTo("text");
    }

    @Test
    void answersNothingWith204() throws Exception {
        writer(new NumberWriter(), Integer.class).write(request.made(), null);
        assertThat(request.status).isEqualTo(204);
    }
}
