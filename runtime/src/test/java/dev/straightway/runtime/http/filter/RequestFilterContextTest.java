package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;

class RequestFilterContextTest {

    private final MadeExchange request = MadeExchange.of("POST /items?x=1").field("X-One", "1").field("X-One", "2");

    private static RequestFilterContext context(VertxExchange exchange) {
        return RequestFilterContext.of(exchange);
    }

    @Test
    void isTheSameForAllWhoAsk() {
        VertxExchange exchange = request.made();
        assertThat(context(exchange)).isSameAs(context(exchange)).isSameAs(exchange.changed());
    }

    @Test
    void showsTheRequestAsItCame() {
        RequestFilterContext context = context(request.unmatched().made());
        assertThat(context.getMethod()).isEqualTo("POST");
        assertThat(context.path()).isEqualTo("/items");
        assertThat(context.query()).isEqualTo("x=1");
        assertThat(context.getHeaders().get("x-one")).containsExactly("1", "2");
        assertThat(context.getHeaderString("X-ONE")).isEqualTo("1,2");
        assertThat(context.target()).isNull();
    }

    @Test
    void hasTheExchangeReadWhatAFilterChanges() {
        VertxExchange exchange = request.unmatched().made();
        RequestFilterContext context = context(exchange);
        context.setMethod("PUT");
        context.getHeaders().putSingle("X-One", "3");
        context.setRequestUri(URI.create("other?y=2"));
        assertThat(RequestHead.method(exchange)).isEqualTo("PUT");
        assertThat(exchange.headers("x-one")).containsExactly("3");
        assertThat(RequestHead.path(exchange)).isEqualTo("/other");
        assertThat(exchange.queryParam("y")).isEqualTo("2");
        assertThat(exchange.queryParam("x")).isNull();
        assertThat(context.target()).isEqualTo(URI.create("http://h.example:81/other?y=2"));
    }

    @Test
    void resolvesTheTargetAgainstTheBaseThatAFilterGives() {
        RequestFilterContext context = context(request.unmatched().made());
        context.setRequestUri(URI.create("https://site.example/api/"), URI.create("items/7"));
        assertThat(context.base()).isEqualTo(URI.create("https://site.example/api/"));
        assertThat(context.path()).isEqualTo("/api/items/7");
        assertThat(context.getUriInfo().getBaseUri()).isEqualTo(context.base());
    }

    @Test
    void letsNobodyChangeMethodOrTargetOnceTheResourceMethodIsChosen() {
        RequestFilterContext context = context(request.made());
        String message = "The resource method is chosen; only a @PreMatching filter may change the request";
        assertThatThrownBy(() -> context.setMethod("PUT")).isInstanceOf(IllegalStateException.class).hasMessage(message);
        assertThatThrownBy(() -> context.setRequestUri(URI.create("a"))).isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> context.setRequestUri(URI.create("http://b"), URI.create("a")))
                .isInstanceOf(IllegalStateException.class).hasMessage(message);
    }

    @Test
    void abortsOnlyWhileAFilterIsAsked() throws IOException {
        RequestFilterContext context = context(request.made());
        Response response = Response.status(401).build();
        assertThat(context.ask(ContainerRequestContext::getMethod)).isNull();
        assertThatThrownBy(() -> context.abortWith(response)).isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("Only a ContainerRequestFilter can call abortWith, while it filters.");
        assertThat(context.ask(asked -> asked.abortWith(response))).isSameAs(response);
    }

    @Test
    void letsNobodyChangeARequestThatIsBeingAnswered() {
        RequestFilterContext context = context(request.made());
        context.answering();
        String message = "The request is being answered; a response filter can't change it";
        assertThatThrownBy(() -> context.setEntityStream(null)).isInstanceOf(IllegalStateException.class).hasMessage(message);
        assertThatThrownBy(() -> context.setSecurityContext(null)).isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> context.abortWith(null)).isInstanceOf(IllegalStateException.class).hasMessage(message);
    }

    @Test
    void removesAPropertyThatIsSetToNothing() {
        RequestFilterContext context = context(request.made());
        context.setProperty("one", 1);
        context.setProperty("two", 2);
        context.setProperty("one", null);
        context.removeProperty("none");
        assertThat(context.getPropertyNames()).containsExactly("two");
        assertThat(context.getProperty("one")).isNull();
        context.removeProperty("two");
        assertThat(context.properties()).isEmpty();
    }

    @Test
    void givesABodyThatAFilterPutsInItsPlaceToReaders() {
        VertxExchange exchange = request.body("sent").made();
        RequestFilterContext context = context(exchange);
        assertThat(context.hasEntity()).isTrue();
        assertThat(exchange.body().toString()).isEqualTo("sent");
        context.setEntityStream(new ByteArrayInputStream(new byte[] { 'n', 'e', 'w' }));
        assertThat(exchange.body().toString()).isEqualTo("new");
        assertThat(exchange.body()).as("read once").isSameAs(exchange.body());
        context.setEntityStream(null);
        assertThat(context.hasEntity()).isFalse();
        assertThat(context.replacedBody()).isNull();
    }

    @Test
    void beginsTheBodyAnewForEachWhoAsksForItsStream() throws IOException {
        RequestFilterContext context = context(request.body("sent").made());
        assertThat(context.getEntityStream().readAllBytes()).asString().isEqualTo("sent");
        assertThat(context.getEntityStream().readAllBytes()).asString().isEqualTo("sent");
    }

    @Test
    void keepsTheSecurityContextThatAFilterSets() {
        RequestFilterContext context = context(request.made());
        SecurityContext own = new SecurityContext() {
            @Override
            public java.security.Principal getUserPrincipal() {
                return null;
            }

            @Override
            public boolean isUserInRole(String role) {
                return role.equals("own");
            }

            @Override
            public boolean isSecure() {
                return true;
            }

            @Override
            public String getAuthenticationScheme() {
                return "OWN";
            }
        };
        context.setSecurityContext(own);
        assertThat(context.security()).isSameAs(own);
        assertThat(context.getSecurityContext().isUserInRole("own")).isTrue();
    }
}
