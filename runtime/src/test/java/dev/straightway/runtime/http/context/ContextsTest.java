package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;

import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilterContext;
import dev.straightway.runtime.invocation.ContextType;

class ContextsTest {

    private final MadeExchange request = MadeExchange.of("GET /api/items/7?x=1").below("/api");

    @ParameterizedTest
    @EnumSource(value = ContextType.class, names = { "URI_INFO", "HTTP_HEADERS", "REQUEST", "SECURITY_CONTEXT", "RESOURCE_INFO",
            "CONTAINER_REQUEST", "APPLICATION", "PROVIDERS", "CONFIGURATION", "ROUTING_CONTEXT", "SERVER_REQUEST",
            "SERVER_RESPONSE" })
    void givesTheSameObjectToAllWhoAsk(ContextType type) {
        VertxExchange exchange = request.made();
        assertThat(exchange.context(type)).isNotNull().isSameAs(exchange.context(type));
    }

    @Test
    void hasNothingForTypesOfServlets() {
        assertThat(request.made().context(ContextType.SERVLET)).isNull();
    }

    @Test
    void knowsTheBaseWithoutItsLastSlash() {
        assertThat(request.made().contexts().base()).isEqualTo("http://h.example:81/api");
    }

    @Test
    void followsABaseThatAFilterChanges() {
        VertxExchange exchange = request.unmatched().made();
        assertThat(exchange.contexts().base()).isEqualTo("http://h.example:81/api");
        RequestFilterContext.of(exchange).setRequestUri(URI.create("https://site.example/other/"), URI.create("items"));
        assertThat(exchange.contexts().base()).isEqualTo("https://site.example/other");
    }

    @Test
    void takesTheTargetApartBelowThePrefix() {
        UriInfo uri = request.made().contexts().uriInfo();
        assertThat(uri.getPath()).isEqualTo("/items/7");
        assertThat(uri.getPathSegments()).extracting(Object::toString).containsExactly("items", "7");
        assertThat(uri.getRequestUri()).hasToString("http://h.example:81/api/items/7?x=1");
        assertThat(uri.getAbsolutePath()).hasToString("http://h.example:81/api/items/7");
        assertThat(uri.getQueryParameters()).containsOnlyKeys("x");
    }
}
