package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.SecurityContext;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.quarkus.NeedsUsers;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.security.Authenticated;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.test.QuarkusUnitTest;
import io.vertx.core.Context;

/** A route with a check of roles can be proven; the code behind the check is walked as usual. */
@Tag("application")
@NeedsUsers
class SecuredRoutesTest {

    @Path("secured")
    public static class Resource {
        @Inject
        Vault vault;

        @Inject
        SecurityIdentity identity;

        @GET
        @RolesAllowed("admin")
        public String get() {
            return thread();
        }

        private static String thread() {
            return Context.isOnEventLoopThread() ? "on the event loop" : "on a worker";
        }

        @GET
        @Path("vault")
        @Authenticated
        public String vault() {
            return vault.open();
        }

        @GET
        @Path("me")
        @Authenticated
        public String me() {
            return identity.getPrincipal().getName() + identity.getRoles() + thread();
        }

        @GET
        @Path("user")
        public String user(@jakarta.ws.rs.core.Context SecurityContext security) {
            return (security.getUserPrincipal() == null ? "nobody" : security.getUserPrincipal().getName()) + thread();
        }

        @GET
        @Path("anonymous")
        public String anonymous() {
            return identity.isAnonymous() + identity.getPrincipal().getName() + identity.hasRole("admin") + thread();
        }

        @GET
        @Path("sleeping")
        @RolesAllowed("admin")
        public String sleeping() throws InterruptedException {
            Thread.sleep(1);
            return "slept";
        }
    }

    @Singleton
    public static class Vault {
        @RolesAllowed("admin")
        public String open() {
            return "gold";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Vault.class, BuildReport.class))
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-elytron-security-properties-file",
                    System.getProperty("tested.quarkus.version"))))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.alice", "sesame")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.roles.alice", "admin");

    @Test
    void areProvenButForWhatTheyDoThemselves() throws IOException {
        Map<String, String> proven = new TreeMap<>();
        BuildReport.endpoints().forEach(route -> proven.put(route.at("/template").asText(),
                route.at("/proof/proven").asBoolean() ? "proven" : route.at("/thread/why").asText()));
        assertThat(proven).containsOnlyKeys("/secured", "/secured/vault", "/secured/me", "/secured/user", "/secured/anonymous",
                "/secured/sleeping");
        assertThat(proven.remove("/secured/sleeping")).contains("Thread#sleep");
        assertThat(proven.values()).containsOnly("proven");
    }

    @Test
    void areServedByTheEventLoop() {
        given().auth().preemptive().basic("alice", "sesame").get("/secured").then().statusCode(200)
                .body(is("on the event loop"));
        given().auth().preemptive().basic("alice", "sesame").get("/secured/vault").then().statusCode(200);
        given().auth().preemptive().basic("alice", "sesame").get("/secured/me").then().statusCode(200)
                .body(is("alice[admin]on the event loop"));
        given().auth().preemptive().basic("alice", "sesame").get("/secured/user").then().statusCode(200)
                .body(is("aliceon the event loop"));
        given().get("/secured/user").then().statusCode(200).body(is("nobodyon the event loop"));
        given().get("/secured/anonymous").then().statusCode(200).body(is("truefalseon the event loop"));
    }
}
