package dev.straightway.runtime.http.secure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;

import jakarta.enterprise.inject.Instance;

import org.junit.jupiter.api.Test;

import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.security.spi.runtime.SecurityCheck;
import io.quarkus.security.spi.runtime.SecurityCheckStorage;
import io.quarkus.vertx.http.runtime.security.AuthorizationPolicyStorage;

class GuardsTest {

    private static final MethodDescription CALLED = method("org.acme.Items");
    private static final MethodDescription ANNOTATED = method("org.acme.ItemsApi");

    @Test
    void leaveArgumentsToTheInterceptorOfTheMethodThatIsCalled() {
        assertThat(guards(CALLED, true).of(List.of(CALLED, ANNOTATED)).checksArguments()).isTrue();
    }

    @Test
    void takeTheCheckOfTheAnnotatedMethodWhereItWantsNoArguments() {
        assertThat(guards(ANNOTATED, false).of(List.of(CALLED, ANNOTATED)).isOpen()).isFalse();
    }

    @Test
    void endTheStartWhereNobodyWouldCheckArguments() {
        Guards guards = guards(ANNOTATED, true);
        assertThatIllegalStateException().isThrownBy(() -> guards.of(List.of(CALLED, ANNOTATED)))
                .withMessage("org.acme.Items#get: the permission of org.acme.ItemsApi#get takes arguments, which are checked of"
                        + " the method that is called alone. Put @PermissionsAllowed on org.acme.Items#get.");
    }

    private static MethodDescription method(String type) {
        return new MethodDescription(type, "get", new String[] { "java.lang.String" });
    }

    /** Where one method has a check. */
    private static Guards guards(MethodDescription checked, boolean wantsArguments) {
        SecurityCheckStorage checks = new SecurityCheckStorage() {
            @Override
            public SecurityCheck getSecurityCheck(MethodDescription method) {
                return method.equals(checked) ? new Denying(wantsArguments) : null;
            }

            @Override
            public SecurityCheck getDefaultSecurityCheck() {
                return null;
            }
        };
        AuthorizationPolicyStorage policies = new AuthorizationPolicyStorage() {
            @Override
            protected Map<MethodDescription, String> getMethodToPolicyName() {
                return Map.of();
            }
        };
        return new Guards(new Guards.Stores(checks, policies, none()), null, null, null);
    }

    /** {@return what can't be resolved} */
    @SuppressWarnings("unchecked")
    private static <T> Instance<T> none() {
        return (Instance<T>) Proxy.newProxyInstance(GuardsTest.class.getClassLoader(), new Class<?>[] { Instance.class },
                (proxy, method, arguments) -> false);
    }

    private record Denying(boolean requiresMethodArguments) implements SecurityCheck {

        @Override
        public void apply(SecurityIdentity identity, Method method, Object[] arguments) {
            throw new SecurityException();
        }

        @Override
        public void apply(SecurityIdentity identity, MethodDescription method, Object[] arguments) {
            throw new SecurityException();
        }
    }
}
