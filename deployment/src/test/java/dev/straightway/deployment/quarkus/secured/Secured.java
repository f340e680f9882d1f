package dev.straightway.deployment.quarkus.secured;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

import io.quarkus.security.Authenticated;
import io.quarkus.security.PermissionChecker;
import io.quarkus.security.PermissionsAllowed;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.AuthorizationFailureEvent;
import io.quarkus.security.spi.runtime.AuthorizationSuccessEvent;
import io.quarkus.vertx.http.runtime.security.HttpSecurityPolicy;
import io.quarkus.vertx.http.security.AuthorizationPolicy;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Resources that are secured in every way that Quarkus knows; {@code answers.csv} has what Quarkus REST answers. */
public final class Secured {

    private Secured() {
    }

    @Path("methods")
    public static class Methods {
        @Inject
        SecurityIdentity identity;

        @Context
        SecurityContext security;

        @GET
        @Path("open")
        public String open() {
            return identity.isAnonymous() ? "nobody" : identity.getPrincipal().getName();
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return security.getUserPrincipal().getName() + " " + security.isUserInRole("admin");
        }

        @GET
        @Path("admin-on-the-loop")
        @NonBlocking
        @RolesAllowed("admin")
        public String adminOnTheLoop() {
            return identity.getPrincipal().getName();
        }

        @GET
        @Path("later")
        @RolesAllowed("admin")
        public Uni<String> later() {
            return Uni.createFrom().item("later");
        }

        @GET
        @Path("configured")
        @RolesAllowed({ "${secured.role}", "nobody" })
        public String configured() {
            return "configured";
        }

        @GET
        @Path("any")
        @RolesAllowed("**")
        public String any() {
            return "any";
        }

        @GET
        @Path("authenticated")
        @Authenticated
        public String authenticated() {
            return identity.getPrincipal().getName();
        }

        @GET
        @Path("denied")
        @DenyAll
        public String denied() {
            return "denied";
        }

        @GET
        @Path("permitted")
        @PermitAll
        public String permitted() {
            return "permitted";
        }
    }

    @Path("class")
    @RolesAllowed("admin")
    public static class OnClass {
        @GET
        public String get() {
            return "class";
        }

        @GET
        @Path("users")
        @RolesAllowed("user")
        public String users() {
            return "users";
        }

        @GET
        @Path("permitted")
        @PermitAll
        public String permitted() {
            return "permitted";
        }
    }

    @Path("interface")
    public interface Api {
        @GET
        @RolesAllowed("admin")
        String get();

        @GET
        @Path("open")
        String open();
    }

    public static class OfAnInterface implements Api {
        @Override
        public String get() {
            return "implemented";
        }

        @Override
        public String open() {
            return "open";
        }
    }

    public abstract static class Base {
        @GET
        @Path("inherited")
        @RolesAllowed("admin")
        public String inherited() {
            return "inherited";
        }

        @GET
        @Path("overridden")
        @RolesAllowed("admin")
        public String overridden() {
            return "base";
        }
    }

    @Path("superclass")
    public static class OfASuperclass extends Base {
        @GET
        @Path("overridden")
        @RolesAllowed("user")
        @Override
        public String overridden() {
            return "overridden";
        }
    }

    @Path("locator")
    public static class Locator {
        @Path("open/{kind}")
        public Object open(@PathParam("kind") String kind) {
            return kind.equals("roles") ? new Located() : kind.equals("one") ? new One() : new Other();
        }

        @Path("typed")
        public Located typed() {
            return new Located();
        }

        @Path("closed")
        @RolesAllowed("admin")
        public Located closed() {
            return new Located();
        }

        @Path("denied")
        @DenyAll
        public Located denied() {
            return new Located();
        }
    }

    public static class Located {
        @GET
        public String get() {
            return "located";
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return "admin";
        }

        @GET
        @Path("twice")
        @PermissionsAllowed("read")
        @PermissionsAllowed("write")
        public String twice() {
            return "twice";
        }

        @GET
        @Path("meta")
        @CanWrite
        public String meta() {
            return "meta";
        }
    }

    public interface Contract {
        @GET
        String get();
    }

    public static class One implements Contract {
        @Override
        @RolesAllowed("admin")
        public String get() {
            return "one";
        }
    }

    @RolesAllowed("user")
    public static class Other implements Contract {
        @Override
        public String get() {
            return "other";
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @PermissionsAllowed("write")
    public @interface CanWrite {
    }

    /** Tells how often it was asked. */
    @ApplicationScoped
    public static class Checkers {
        private final AtomicInteger asked = new AtomicInteger();

        int takeAsked() {
            return asked.getAndSet(0);
        }

        @PermissionChecker("read")
        boolean mayRead(SecurityIdentity identity) {
            asked.incrementAndGet();
            return identity.hasRole("user");
        }

        @PermissionChecker("write")
        Uni<Boolean> mayWrite(SecurityIdentity identity) {
            return Uni.createFrom().item(identity.hasRole("admin"));
        }

        @PermissionChecker("see")
        boolean maySee(SecurityIdentity identity, String name) {
            return identity.getPrincipal().getName().equals(name);
        }
    }

    @Path("permissions")
    public static class Permissions {
        @Inject
        Checkers checkers;

        @GET
        @Path("read")
        @PermissionsAllowed("read")
        public String read() {
            return "read";
        }

        @GET
        @Path("asked")
        public int asked() {
            return checkers.takeAsked();
        }

        @GET
        @Path("either")
        @PermissionsAllowed({ "read", "write" })
        public String either() {
            return "either";
        }

        @GET
        @Path("both")
        @PermissionsAllowed("read")
        @PermissionsAllowed("write")
        public String both() {
            return "both";
        }

        @GET
        @Path("write")
        @CanWrite
        public String write() {
            return "write";
        }

        @GET
        @Path("see/{name}")
        @PermissionsAllowed("see")
        public String see(@PathParam("name") String name) {
            return "seen by " + name;
        }

        @GET
        @Path("see-on-the-loop/{name}")
        @NonBlocking
        @PermissionsAllowed("see")
        public String seeOnTheLoop(@PathParam("name") String name) {
            return "seen by " + name;
        }

        @GET
        @Path("see-later/{name}")
        @PermissionsAllowed("see")
        public Uni<String> seeLater(@PathParam("name") String name) {
            return Uni.createFrom().item("seen later by " + name);
        }
    }

    /** Lets in who says the word. */
    @ApplicationScoped
    public static class Password implements HttpSecurityPolicy {
        @Override
        public String name() {
            return "password";
        }

        @Override
        public Uni<CheckResult> checkPermission(RoutingContext request, Uni<SecurityIdentity> identity,
                AuthorizationRequestContext context) {
            return "friend".equals(request.request().getHeader("speak")) ? CheckResult.permit() : CheckResult.deny();
        }
    }

    @Path("policy")
    @AuthorizationPolicy(name = "password")
    public static class Policed {
        @GET
        public String get() {
            return "friend";
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return "admin";
        }
    }

    public record Named(String name) {
    }

    /** Tells how many of it were made. */
    @Path("entity")
    @RequestScoped
    public static class Entities {
        static final AtomicInteger MADE = new AtomicInteger();

        public Entities() {
            MADE.incrementAndGet();
        }

        @POST
        @Consumes("application/json")
        @RolesAllowed("admin")
        public String post(Named named) {
            return named.name();
        }

        @GET
        public int made() {
            return MADE.get();
        }

        @POST
        @Path("loop")
        @NonBlocking
        @Consumes("application/json")
        @RolesAllowed("admin")
        public String loop(Named named) {
            return named.name();
        }
    }

    @ApplicationScoped
    public static class Vault {
        @RolesAllowed("admin")
        public String open() {
            return "gold";
        }
    }

    @Path("vault")
    public static class Bank {
        @Inject
        Vault vault;

        @Inject
        Methods methods;

        @GET
        public String open() {
            return vault.open();
        }

        @GET
        @Path("loop")
        @NonBlocking
        public String loop() {
            return vault.open();
        }

        @GET
        @Path("resource")
        public String resource() {
            return methods.configured();
        }
    }

    /** Remembers who was let in and who wasn't. */
    @ApplicationScoped
    public static class Observer {
        private final StringBuffer seen = new StringBuffer();

        void passed(@Observes AuthorizationSuccessEvent event) {
            add("+", event.getEventProperties().get(AuthorizationSuccessEvent.AUTHORIZATION_CONTEXT),
                    event.getSecurityIdentity());
        }

        void refused(@Observes AuthorizationFailureEvent event) {
            add("-", event.getAuthorizationContext(), event.getSecurityIdentity());
        }

        String take() {
            String all = seen.toString();
            seen.setLength(0);
            return all;
        }

        private void add(String what, Object check, SecurityIdentity identity) {
            String name = String.valueOf(check);
            seen.append(what).append(name.substring(name.lastIndexOf('.') + 1)).append(' ')
                    .append(identity == null || identity.isAnonymous() ? "nobody" : identity.getPrincipal().getName())
                    .append(';');
        }
    }

    @Path("events")
    public static class Events {
        @Inject
        Observer observer;

        @GET
        public String take() {
            return observer.take();
        }
    }
}
