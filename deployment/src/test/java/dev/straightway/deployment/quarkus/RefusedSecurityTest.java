package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.security.PermissionsAllowed;
import io.quarkus.test.QuarkusUnitTest;

/** Beside Quarkus Security, an annotation that it doesn't heed where it stands ends the build: Quarkus REST would be open. */
@Tag("application")
class RefusedSecurityTest {

    @Retention(RetentionPolicy.RUNTIME)
    @PermissionsAllowed("write")
    public @interface CanWrite {
    }

    public abstract static class Base {
        @CanWrite
        public abstract String get();
    }

    @Path("abstract")
    public static class OfAnAbstractMethod extends Base {
        @GET
        @Override
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

    @RolesAllowed("admin")
    public static class SecuredParent {
    }

    @Path("parent")
    public static class OfASecuredParent extends SecuredParent {
        @GET
        public String get() {
            return "open";
        }
    }

    public static class Parent {
        @GET
        @Path("inherited")
        public String inherited() {
            return "open";
        }
    }

    @Path("heir")
    @RolesAllowed("admin")
    public static class Heir extends Parent {
        @GET
        public String get() {
            return "closed";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(CanWrite.class, Base.class, OfAnAbstractMethod.class, Secure.class,
                    OfAnInterface.class, SecuredParent.class, OfASecuredParent.class, Parent.class, Heir.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"))
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .hasMessageStartingWith("Straightway found 4 problems:\n\t")
                    .satisfies(all -> assertThat(all.getMessage().lines().skip(1).map(String::strip)).containsExactlyInAnyOrder(
                            refusal("OfAnAbstractMethod#get", "RefusedSecurityTest.CanWrite"),
                            refusal("OfAnInterface#get", "RolesAllowed"), refusal("OfASecuredParent#get", "RolesAllowed"),
                            refusal("Heir#inherited", "RolesAllowed"))));

    private static String refusal(String method, String annotation) {
        return "[STW-205] " + RefusedSecurityTest.class.getName() + "$" + method + "(): @" + annotation
                + " is in a place where Quarkus ignores it: it only secures methods that its own class declares. Put it on the"
                + " method.";
    }

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
