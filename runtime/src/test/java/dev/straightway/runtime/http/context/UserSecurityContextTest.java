package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.security.Principal;
import java.util.Map;
import java.util.function.Function;

import jakarta.ws.rs.core.SecurityContext;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilterContext;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;

class UserSecurityContextTest {

    private final MadeExchange request = MadeExchange.of("GET /");

    private static QuarkusHttpUser user(boolean anonymous) {
        Principal ada = () -> "ada";
        Map<String, Function<Object[], Object>> known = Map.of(
                "getPrincipal", arguments -> ada,
                "isAnonymous", arguments -> anonymous,
                "hasRole", arguments -> arguments[0].equals("admin"));
        return new QuarkusHttpUser((SecurityIdentity) Proxy.newProxyInstance(SecurityIdentity.class.getClassLoader(),
                new Class<?>[] { SecurityIdentity.class },
                (proxy, method, arguments) -> known.get(method.getName()).apply(arguments)));
    }

    private UserSecurityContext context() {
        return new UserSecurityContext(request.made());
    }

    @Test
    void knowsTheUserAndTheirRoles() {
        request.user(user(false));
        assertThat(context().getUserPrincipal().getName()).isEqualTo("ada");
        assertThat(context().isUserInRole("admin")).isTrue();
        assertThat(context().isUserInRole("other")).isFalse();
        assertThat(context().isUserInRole("**")).as("any user").isTrue();
    }

    @Test
    void knowsNobodyWhereNobodyWasAuthenticated() {
        assertThat(context().getUserPrincipal()).isNull();
        assertThat(context().isUserInRole("**")).isFalse();
    }

    @Test
    void takesAnAnonymousUserForNobody() {
        request.user(user(true));
        assertThat(context().getUserPrincipal()).isNull();
        assertThat(context().isUserInRole("admin")).isFalse();
        assertThat(context().isUserInRole("**")).isFalse();
    }

    @Test
    void readsTheSchemeFromTheFieldOfTheRequest() {
        assertThat(context().getAuthenticationScheme()).isNull();
        request.field("Authorization", "Bearer abc def");
        assertThat(context().getAuthenticationScheme()).isEqualTo("Bearer");
        assertThat(context().isSecure()).isFalse();
    }

    @Test
    void stepsBackBehindTheContextThatAFilterSets() {
        VertxExchange exchange = request.user(user(false)).made();
        RequestFilterContext.of(exchange).setSecurityContext(new SecurityContext() {
            @Override
            public Principal getUserPrincipal() {
                return () -> "eve";
            }

            @Override
            public boolean isUserInRole(String role) {
                return role.equals("other");
            }

            @Override
            public boolean isSecure() {
                return true;
            }

            @Override
            public String getAuthenticationScheme() {
                return "OWN";
            }
        });
        UserSecurityContext context = new UserSecurityContext(exchange);
        assertThat(context.getUserPrincipal().getName()).isEqualTo("eve");
        assertThat(context.isUserInRole("admin")).isFalse();
        assertThat(context.isUserInRole("other")).isTrue();
        assertThat(context.isSecure()).isTrue();
        assertThat(context.getAuthenticationScheme()).isEqualTo("OWN");
    }
}
