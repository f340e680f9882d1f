package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.OptionsAnswer;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Callback;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Occasion;

class ProviderCallTest {

    private final VertxExchange exchange = MadeExchange.of("GET /items").made();
    private Object owner;
    private Occasion occasion;

    private final Callback callback = new Callback() {
        @Override
        public Object call(Object instance, Occasion told) {
            owner = instance;
            occasion = told;
            return "returned";
        }
    };

    @Test
    void tellsAFilterOfRequestAndAnswer() throws Exception {
        AnswerContext answer = AnswerContext.of("entity");
        assertThat(new ProviderCall(callback, "owner").filter(exchange, answer)).isEqualTo("returned");
        assertThat(owner).isEqualTo("owner");
        assertThat(occasion.response()).isSameAs(answer);
        assertThat(occasion.request()).isSameAs(RequestFilterContext.of(exchange));
        assertThat(occasion.context(ContextType.URI_INFO)).isInstanceOf(UriInfo.class);
        assertThat(occasion.resource()).isInstanceOf(ResourceInfo.class);
        assertThat(occasion.failure()).isNull();
    }

    @Test
    void tellsAFilterWhatHasFailedButNotOfAnAnswerToOptions() throws Exception {
        ProviderCall call = new ProviderCall(callback, "owner");
        IllegalStateException failure = new IllegalStateException("failed");
        exchange.takeDetour().failure(failure);
        call.filter(exchange, null);
        assertThat(occasion.failure()).isSameAs(failure);
        exchange.takeDetour().failure(new OptionsAnswer(Response.ok().build()));
        call.filter(exchange, null);
        assertThat(occasion.failure()).isNull();
    }

    @Test
    void callsAMapperOfAResourceOnTheResource() throws Throwable {
        IllegalStateException failure = new IllegalStateException("failed");
        assertThat(new ProviderCall(callback, null).map(exchange, failure)).isEqualTo("returned");
        assertThat(owner).isEqualTo("the resource");
        assertThat(occasion.failure()).isSameAs(failure);
        assertThat(occasion.response()).isNull();
    }

    @Test
    void isNoMapperForOthersToCall() {
        ProviderCall call = new ProviderCall(callback, "owner");
        IllegalStateException failure = new IllegalStateException("failed");
        assertThatThrownBy(() -> call.toResponse(failure)).isInstanceOf(IllegalStateException.class)
                .hasMessage("A method of @ServerExceptionMapper is called for what a request throws only");
    }
}
