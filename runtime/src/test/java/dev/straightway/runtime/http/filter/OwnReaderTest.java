package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.annotation.Annotation;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.MessageBodyReader;

import org.junit.jupiter.api.Test;

import dev.straightway.BufferReader;
import dev.straightway.EntityForm;
import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.buffer.Buffer;

class OwnReaderTest {

    private final MadeExchange request = MadeExchange.of("POST /").field("X-One", "1");
    private final VertxExchange exchange = request.made();
    private int asked;

    /** Reads a number of one digit. */
    private static final class DigitReader implements BufferReader<Integer> {
        private EntityForm told;

        @Override
        public Integer read(Buffer body, EntityForm form) throws IOException {
            told = form;
            int digit = body.getByte(0) - '0';
            if (digit < 0 || digit > 9) {
                throw new IOException("no digit");
            }
            return digit;
        }
    }

    private OwnReader reader(Object provider, Class<?> type) {
        Registration registration = request.with(provider).registrations.sorted(MessageBodyReader.class).get(0);
        return new OwnReader(registration, MediaType.TEXT_PLAIN_TYPE, () -> {
            asked++;
            return new DeclaredEntity(type, type, new Annotation[2]);
        });
    }

    @Test
    void givesTheBytesToAReaderOfBuffers() throws Exception {
        DigitReader digits = new DigitReader();
        OwnReader reader = reader(digits, Integer.class);
        assertThat(reader.read(exchange, Buffer.buffer("7"))).isEqualTo(7);
        assertThat(reader.read(exchange, Buffer.buffer("8"))).isEqualTo(8);
        assertThat(digits.told).isEqualTo(new EntityForm(Integer.class, MediaType.TEXT_PLAIN_TYPE));
        assertThat(asked).as("what is declared").isEqualTo(1);
    }

    @Test
    void answers400WhereAReaderOfBuffersFindsNoEntity() {
        OwnReader reader = reader(new DigitReader(), Integer.class);
        assertThatThrownBy(() -> reader.read(exchange, Buffer.buffer("x"))).isInstanceOf(BadRequestException.class)
                .hasMessage("The entity is malformed").hasRootCauseMessage("no digit");
        assertThatThrownBy(() -> reader.read(exchange, Buffer.buffer())).isInstanceOf(BadRequestException.class)
                .hasCauseInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void tellsAnotherReaderWhatIsDeclaredAndTheFieldsIfItAsks() throws Exception {
        TextProvider texts = new TextProvider();
        assertThat(reader(texts, String.class).read(exchange, Buffer.buffer("text"))).isEqualTo("text");
        assertThat(texts.told).containsExactly("read text/plain 2 [X-One=1]");
    }

    @Test
    void answers400WhereAnotherReaderFindsAnEmptyEntity() {
        assertThatThrownBy(() -> reader(new TextProvider(), String.class).read(exchange, Buffer.buffer()))
                .isInstanceOf(BadRequestException.class).hasMessage("The entity is empty");
    }
}
