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

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.quarkus.NeedsUsers;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.security.Authenticated;
import io.quarkus.test.QuarkusUnitTest;
import io.vertx.core.Context;

/** A check of roles keeps no route from being proven; what it stands before is walked all the same. */
@Tag("application")
@NeedsUsers
class SecuredRoutesTest {

    @Path("secured")
    public static class Resource {
        @Inject
        Vault vault;

        @GET
        @RolesAllowed("admin")
        public String get() {
            return Context.isOnEventLoopThread() ? "on the event loop" : "on a worker";
        }

        @GET
        @Path("vault")
        @Authenticated
        public String vault() {
            return vault.open();
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
        Map<String, Boolean> proven = new TreeMap<>();
        BuildReport.endpoints()
                .forEach(route -> proven.put(route.at("/template").asText(), route.at("/proof/proven").asBoolean()));
        assertThat(proven).isEqualTo(Map.of("/secured", true, "/secured/vault", true, "/secured/sleeping", false));
    }

    @Test
    void areServedByTheEventLoop() {
        given().auth().preemptive().basic("alice", "sesame").get("/secured").then().statusCode(200)
                .body(is("on the event loop"));
        given().auth().preemptive().basic("alice", "sesame").get("/secured/vault").then().statusCode(200);
    }
}
