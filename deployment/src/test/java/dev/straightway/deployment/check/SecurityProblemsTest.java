package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.WrittenResource;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Constraints;
import io.quarkus.security.PermissionsAllowed;
import io.quarkus.vertx.http.runtime.security.annotation.BasicAuthentication;
import io.quarkus.vertx.http.security.AuthorizationPolicy;

/** No check of security is left out in silence, wherever it is asked for. */
class SecurityProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.SecurityProblemsTest$";

    @Retention(RetentionPolicy.RUNTIME)
    @PermissionsAllowed("write")
    public @interface CanWrite {
    }

    @Retention(RetentionPolicy.RUNTIME)
    public @interface Clearance {
    }

    @Path("/on-method")
    public static class OnMethod {
        @GET
        @RolesAllowed("admin")
        public String get() {
            return "";
        }
    }

    @Path("/on-class")
    @RolesAllowed("admin")
    public static class OnClass {
        @GET
        public String get() {
            return "";
        }
    }

    @Path("/policy")
    public static class Policy {
        @GET
        @AuthorizationPolicy(name = "mine")
        public String get() {
            return "";
        }
    }

    @Path("/mechanism")
    @BasicAuthentication
    public static class Mechanism {
        @GET
        public String get() {
            return "";
        }
    }

    @Path("/repeated")
    public static class Repeated {
        @GET
        @PermissionsAllowed("read")
        @PermissionsAllowed("write")
        public String get() {
            return "";
        }
    }

    @Path("/meta")
    public static class Meta {
        @GET
        @CanWrite
        public String get() {
            return "";
        }
    }

    public interface Secure {
        @RolesAllowed("admin")
        String get();
    }

    @Path("/plain-interface")
    public static class OfAPlainInterface implements Secure {
        @GET
        @Override
        public String get() {
            return "";
        }
    }

    @RolesAllowed("admin")
    public interface SecureAsAWhole {
        String get();
    }

    @Path("/secured-interface")
    public static class OfASecuredInterface implements SecureAsAWhole {
        @GET
        @Override
        public String get() {
            return "";
        }
    }

    public abstract static class Base {
        @CanWrite
        public abstract String get();
    }

    @Path("/abstract")
    public static class OfAnAbstractMethod extends Base {
        @GET
        @Override
        public String get() {
            return "";
        }
    }

    @RolesAllowed("admin")
    public static class SecuredParent {
    }

    @Path("/parent")
    public static class OfASecuredParent extends SecuredParent {
        @GET
        public String get() {
            return "";
        }
    }

    @Path("/api")
    public interface Api {
        @GET
        @CanWrite
        String get();
    }

    public static class OfAResourceInterface implements Api {
        @Override
        public String get() {
            return "";
        }
    }

    @ParameterizedTest
    @ValueSource(classes = { OnMethod.class, OnClass.class, Policy.class, Mechanism.class, Repeated.class, Meta.class,
            OfAPlainInterface.class, OfASecuredInterface.class, OfAnAbstractMethod.class, OfASecuredParent.class,
            OfAResourceInterface.class })
    void refusesWhatAsksForACheck(Class<?> resource) {
        assertThat(check(application(resource), Neighbours.NONE)).extracting(Problem::id, Problem::where)
                .containsExactly(tuple("STW-205", resource.getName() + "#get()"));
    }

    private static RestApplication application(Class<?>... types) {
        Class<?>[] all = { Secure.class, SecureAsAWhole.class, Base.class, SecuredParent.class, Api.class, CanWrite.class,
                Clearance.class, PermissionsAllowed.class, PermissionsAllowed.List.class };
        Class<?>[] both = Arrays.copyOf(types, types.length + all.length);
        System.arraycopy(all, 0, both, types.length, all.length);
        return scan(both);
    }

    @Test
    void namesTheAnnotationAndTheFix() {
        assertThat(check(OnClass.class)).extracting(Problem::toString).containsExactly("[STW-205] " + HERE
                + "OnClass#get(): @RolesAllowed wouldn't be checked, since no extension of the application supports it. Add an"
                + " extension that checks it, such as quarkus-security. Or remove the annotation.");
    }

    @Path("/locator")
    public static class Locator {
        @Path("object")
        public Object located() {
            return null;
        }
    }

    public static class Located {
        @GET
        @PermissionsAllowed("read")
        @PermissionsAllowed("write")
        public String get() {
            return "";
        }
    }

    @Test
    void refusesObjectsThatLocatorsMayReturn() {
        assertThat(check(Locator.class, Located.class, PermissionsAllowed.List.class)).extracting(Problem::toString)
                .containsExactly(
                        "[STW-205] " + HERE + "Located#get(): @PermissionsAllowed.List wouldn't be checked, since no"
                                + " extension of the application supports it. Add an extension that checks it, such as"
                                + " quarkus-security. Or remove the annotation.");
    }

    @Test
    void saysWhatElseAnAnnotationNeeds() {
        RestApplication application = Fixtures.scanBytes(
                WrittenResource.of("org/acme/Rented", "/x", "text", List.of("io.quarkus.oidc.Tenant")));
        assertThat(check(application, among(new Secured(Set.of(RolesAllowed.class.getName()), Set.of()))))
                .extracting(Problem::toString).containsExactly("[STW-205] org.acme.Rented#get(): @Tenant wouldn't be checked,"
                        + " since no extension of the application supports it. Add quarkus-oidc, and set"
                        + " quarkus.http.auth.proactive=false. Or remove the annotation.");
    }

    @Path("/extension")
    public static class OfAnExtension {
        @GET
        @Clearance
        public String get() {
            return "";
        }
    }

    @Test
    void refusesAnAnnotationThatAnExtensionHeedsElsewhere() {
        Secured secured = new Secured(Set.of(Clearance.class.getName()), Set.of());
        assertThat(check(application(OfAnExtension.class), among(secured))).extracting(Problem::toString)
                .containsExactly("[STW-205] " + HERE
                        + "OfAnExtension#get(): @SecurityProblemsTest.Clearance is in a place where Quarkus ignores it: it"
                        + " only secures methods that its own class declares. Put it on the method.");
        assertThat(check(application(OfAnExtension.class), Neighbours.NONE)).isEmpty();
    }

    @Test
    void acceptsWhatAnExtensionSecures() {
        RestApplication application = application(OfAnExtension.class);
        MethodInfo method = application.index().getClassByName(DotName.createSimple(OfAnExtension.class)).method("get");
        Secured secured = new Secured(Set.of(Clearance.class.getName()), Set.of(Secured.key(method)));
        assertThat(check(application, among(secured))).isEmpty();
    }

    @Test
    void acceptsAMethodThatIsSecuredWhereItsOtherAnnotationsStand() {
        RestApplication application = application(OfAResourceInterface.class);
        MethodInfo annotated = application.index().getClassByName(DotName.createSimple(Api.class)).method("get");
        Secured secured = new Secured(Set.of(PermissionsAllowed.class.getName()), Set.of(Secured.key(annotated)));
        assertThat(check(application, among(secured))).isEmpty();
    }

    private static Neighbours among(Secured secured) {
        return new Neighbours(Constraints.NONE, false, Map.of(), secured, Set.of());
    }

    @Path("/permitted")
    @PermitAll
    public static class Permitted {
        @GET
        public String get() {
            return helper();
        }

        @RolesAllowed("admin")
        String helper() {
            return "";
        }
    }

    @Test
    void acceptsWhatIsPermittedAndMethodsThatServeNoRequest() {
        Secured standard = new Secured(Set.of(PermitAll.class.getName(), RolesAllowed.class.getName()), Set.of());
        assertThat(check(application(Permitted.class), among(standard))).isEmpty();
    }
}
