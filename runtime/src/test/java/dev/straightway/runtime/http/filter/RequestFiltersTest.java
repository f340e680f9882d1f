package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;

class RequestFiltersTest {

    private final List<String> calls = new ArrayList<>();
    private final MadeExchange request = MadeExchange.of("GET /");

    private List<Registration> filters(VertxExchange exchange) {
        return exchange.endpoint().chain().requestFilters().filters();
    }

    @Test
    void passWithoutFiltersAndLeaveTheRequestOnTheStraightWay() throws Exception {
        VertxExchange exchange = request.made();
        assertThat(RequestFilters.pass(exchange)).isTrue();
        assertThat(RequestFilters.passBehindBody(exchange)).isTrue();
        assertThat(exchange.changed()).isNull();
    }

    @Test
    void areAskedInTheirOrder() throws Exception {
        VertxExchange exchange = request.with((ContainerRequestFilter) context -> calls.add("first"),
                (ContainerRequestFilter) context -> calls.add("second")).made();
        assertThat(RequestFilters.pass(exchange)).isTrue();
        assertThat(calls).containsExactly("first", "second");
        assertThat(exchange.answered()).isFalse();
    }

    @Test
    void stopAtTheFirstThatAborts() throws Exception {
        VertxExchange exchange = request.with((ContainerRequestFilter) context -> {
            calls.add("first");
            context.abortWith(Response.status(403).header("X-By", "first").build());
        }, (ContainerRequestFilter) context -> calls.add("second")).made();
        assertThat(RequestFilters.pass(exchange)).isFalse();
        assertThat(calls).containsExactly("first");
        assertThat(request.status).isEqualTo(403);
        assertThat(request.answeredFields.get("X-By")).isEqualTo("first");
    }

    @Test
    void areAskedOnceEachAlsoIfTheRequestRunsAgain() throws Exception {
        VertxExchange exchange = request.with((ContainerRequestFilter) context -> calls.add("first"),
                (ContainerRequestFilter) context -> {
                    calls.add("second");
                    if (calls.size() == 2) {
                        throw new IllegalStateException("a filter that failed isn't asked again");
                    }
                }, (ContainerRequestFilter) context -> calls.add("third")).made();
        try {
            RequestFilters.run(exchange, filters(exchange));
        } catch (IllegalStateException failure) {
            calls.add("failed");
        }
        assertThat(RequestFilters.run(exchange, filters(exchange))).isTrue();
        assertThat(calls).containsExactly("first", "second", "failed", "third");
    }
}
