package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.ServiceUnavailableException;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;

class ReplacedBodyTest {

    private static VertxExchange exchange(long body, long held) {
        Limits none = Limits.NONE;
        return MadeExchange.of("POST /")
                .limited(new Limits(body, held, none.form(), none.times(), none.kryo(), none.continues())).made();
    }

    private static InputStream stream(String content) {
        return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void holdsItsBytesUntilTheRequestHasEnded() {
        VertxExchange exchange = exchange(4, 4);
        assertThat(ReplacedBody.read(exchange, stream("text")).toString()).isEqualTo("text");
        assertThat(exchange.surroundings().budget().held()).isEqualTo(4);
        exchange.leave();
        exchange.step();
        assertThat(exchange.surroundings().budget().held()).isZero();
    }

    @Test
    void hasTheLimitOfABody() {
        VertxExchange exchange = exchange(3, 100);
        assertThatThrownBy(() -> ReplacedBody.read(exchange, stream("text"))).isInstanceOf(ClientErrorException.class)
                .hasMessage("A filter made more bytes of the body than quarkus.http.limits.max-body-size")
                .extracting(failure -> ((ClientErrorException) failure).getResponse().getStatus()).isEqualTo(413);
        assertThat(exchange.surroundings().budget().held()).isZero();
    }

    @Test
    void readsNoMoreThanOneByteOverTheLimit() {
        InputStream endless = new InputStream() {
            private int given;

            @Override
            public int read() {
                given++;
                assertThat(given).isLessThanOrEqualTo(4);
                return 'a';
            }
        };
        assertThatThrownBy(() -> ReplacedBody.read(exchange(3, 100), endless)).isInstanceOf(ClientErrorException.class);
    }

    @Test
    void hasNoPlaceWhereAllBodiesTogetherHoldEnough() {
        VertxExchange exchange = exchange(100, 3);
        assertThatThrownBy(() -> ReplacedBody.read(exchange, stream("text"))).isInstanceOf(ServiceUnavailableException.class)
                .hasMessage("quarkus.straightway.limits.held-bodies is used up");
        assertThat(exchange.surroundings().budget().held()).isZero();
    }

    @Test
    void isABadRequestIfTheStreamFails() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("not in GZIP format");
            }
        };
        assertThatThrownBy(() -> ReplacedBody.read(exchange(100, 100), broken)).isInstanceOf(BadRequestException.class)
                .hasMessage("What a filter put in place of the body can't be read").hasRootCauseMessage("not in GZIP format");
    }
}
