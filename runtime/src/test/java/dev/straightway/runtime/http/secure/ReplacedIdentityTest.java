package dev.straightway.runtime.http.secure;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.security.Principal;

import jakarta.ws.rs.core.SecurityContext;

import org.junit.jupiter.api.Test;

import io.quarkus.security.StringPermission;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

class ReplacedIdentityTest {

    private record Renamed(String name) implements SecurityContext {
        @Override
        public Principal getUserPrincipal() {
            return () -> name;
        }

        @Override
        public boolean isUserInRole(String role) {
            return role.equals(name);
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return null;
        }
    }

    private static SecurityIdentity replaced() {
        return ReplacedIdentity.of(new Renamed("new"), Uni.createFrom().item(silent(SecurityIdentity.class)),
                silent(RoutingContext.class)).await().indefinitely();
    }

    private static <T> T silent(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type },
                (proxy, method, arguments) -> null));
    }

    @Test
    void hasTheRolesOfTheContext() {
        assertThat(replaced().getPrincipal().getName()).isEqualTo("new");
        assertThat(replaced().hasRole("new")).isTrue();
        assertThat(replaced().hasRole("old")).isFalse();
    }

    @Test
    void hasNoPermissionWhoeverAsks() {
        assertThat(replaced().checkPermission(new StringPermission("read")).await().indefinitely()).isFalse();
        assertThat(replaced().checkPermissionBlocking(new StringPermission("read"))).isFalse();
    }
}
