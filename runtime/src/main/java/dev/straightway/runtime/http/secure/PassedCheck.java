package dev.straightway.runtime.http.secure;

import jakarta.annotation.Priority;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

import dev.straightway.runtime.http.exchange.Served;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.security.Authenticated;
import io.quarkus.security.PermissionsAllowed;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.security.spi.runtime.SecurityHandlerConstants;

/**
 * Tells the interceptors of Quarkus Security that the method which the request has reached was checked before, so that they
 * don't check it again. The beans that it calls are checked, and so is a resource that is called as a bean: also the one that
 * the request was refused, by a mapper of the refusal.
 */
public abstract class PassedCheck {

    private static final int BEFORE_THE_CHECK = SecurityHandlerConstants.PREVENT_REPEATED_CHECKS_INTERCEPTOR_PRIORITY;

    /** Marks the invocation, and goes on. */
    @AroundInvoke
    public Object intercept(InvocationContext call) throws Exception {
        mark(call);
        return call.proceed();
    }

    private void mark(InvocationContext call) {
        VertxExchange exchange = Served.inContext();
        if (exchange != null && exchange.endpoint() != null && exchange.detour().isAdmitted(exchange.endpoint())
                && exchange.endpoint().admission() instanceof Guard guard
                && guard.hasChecked(MethodDescription.ofMethod(call.getMethod()))) {
            call.getContextData().put(SecurityHandlerConstants.SECURITY_HANDLER, SecurityHandlerConstants.EXECUTED);
        }
    }

    /** For {@code @RolesAllowed}. */
    @Interceptor
    @RolesAllowed("")
    @Priority(BEFORE_THE_CHECK)
    public static final class OfRoles extends PassedCheck {
    }

    /** For {@code @PermissionsAllowed}. */
    @Interceptor
    @PermissionsAllowed("")
    @Priority(BEFORE_THE_CHECK)
    public static final class OfPermissions extends PassedCheck {
    }

    /** For {@code @PermitAll}. */
    @Interceptor
    @PermitAll
    @Priority(BEFORE_THE_CHECK)
    public static final class OfAll extends PassedCheck {
    }

    /** For {@code @Authenticated}. */
    @Interceptor
    @Authenticated
    @Priority(BEFORE_THE_CHECK)
    public static final class OfUsers extends PassedCheck {
    }
}
