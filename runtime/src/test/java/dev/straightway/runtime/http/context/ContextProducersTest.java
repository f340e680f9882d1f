package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilterContext;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

class ContextProducersTest {

    private final CurrentVertxRequest current = new CurrentVertxRequest();
    private final ContextProducers producers = new ContextProducers(current, new Running());

    @Test
    void giveTheContextObjectsOfTheRequestThatIsBeingServed() {
        VertxExchange exchange = MadeExchange.of("GET /").made();
        current.setOtherHttpContextObject(exchange);
        assertThat(producers.uriInfo()).isSameAs(exchange.contexts().uriInfo());
        assertThat(producers.headers()).isSameAs(exchange.contexts().headers());
        assertThat(producers.request()).isSameAs(exchange.contexts().request());
        assertThat(producers.security()).isSameAs(exchange.contexts().security());
        assertThat(producers.resource()).isSameAs(producers.simpleResource()).isSameAs(exchange.contexts().resource());
        assertThat(producers.containerRequest()).isSameAs(RequestFilterContext.of(exchange));
        assertThat(producers.sse()).isNotNull();
    }

    @Test
    void sayThatNoRequestIsBeingServed() {
        assertThatThrownBy(producers::uriInfo).isInstanceOf(IllegalStateException.class)
                .hasMessage("No request of a Jakarta REST resource is being served here");
    }
}
