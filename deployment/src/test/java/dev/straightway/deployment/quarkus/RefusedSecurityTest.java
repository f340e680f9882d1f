package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.security.PermissionsAllowed;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.vertx.http.runtime.security.HttpSecurityPolicy;
import io.quarkus.vertx.http.security.AuthorizationPolicy;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Beside Quarkus Security, every check that Quarkus REST would make ends the build. */
@Tag("application")
class RefusedSecurityTest {

    @Retention(RetentionPolicy.RUNTIME)
    @PermissionsAllowed("write")
    public @interface CanWrite {
    }

    @Path("policy")
    public static class Policy {
        @GET
        @AuthorizationPolicy(name = "never")
        public String get() {
            return "open";
        }
    }

    @Singleton
    public static class Never implements HttpSecurityPolicy {
        @Override
        public String name() {
            return "never";
        }

        @Override
        public Uni<CheckResult> checkPermission(RoutingContext request, Uni<SecurityIdentity> identity,
                AuthorizationRequestContext requestContext) {
            return CheckResult.deny();
        }
    }

    public abstract static class Base {
        @CanWrite
        public abstract String get();
    }

    @Path("meta")
    public static class Meta extends Base {
        @GET
        @Override
        public String get() {
            return "open";
        }
    }

    @Path("locator")
    public static class Locator {
        @Path("located")
        public Object located() {
            return new Located();
        }
    }

    public static class Located {
        @GET
        @PermissionsAllowed("read")
        @PermissionsAllowed("write")
        public String get() {
            return "open";
        }
    }

    public interface Secure {
        @RolesAllowed("admin")
        String get();
    }

    @Path("interface")
    public static class OfAnInterface implements Secure {
        @GET
        @Override
        public String get() {
            return "open";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(CanWrite.class, Policy.class, Never.class, Base.class, Meta.class,
                    Locator.class, Located.class, Secure.class, OfAnInterface.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"))
            .overrideConfigKey("quarkus.security.jaxrs.default-roles-allowed[0]", "admin")
            .overrideConfigKey("quarkus.security.jaxrs.default-roles-allowed[1]", "user")
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .hasMessageStartingWith("Straightway found 5 problems:\n\t")
                    .satisfies(all -> assertThat(all.getMessage().lines().skip(1).map(String::strip)).containsExactlyInAnyOrder(
                            refusal("Policy", "AuthorizationPolicy"), refusal("Meta", "RefusedSecurityTest.CanWrite"),
                            refusal("Located", "PermissionsAllowed.List"), refusal("OfAnInterface", "RolesAllowed"),
                            "[STW-209] quarkus.security.jaxrs.default-roles-allowed: the value 'admin,user' isn't honoured by"
                                    + " Straightway. Deny access with quarkus.http.auth.permission and remove the property.")));

    private static String refusal(String resource, String annotation) {
        return "[STW-205] " + RefusedSecurityTest.class.getName() + "$" + resource + "#get(): @" + annotation
                + " isn't compiled"
                + " yet. Secure the path with quarkus.http.auth.permission and remove the annotation.";
    }

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
