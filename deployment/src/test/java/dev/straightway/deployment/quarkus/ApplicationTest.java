package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;

@Tag("application")
class ApplicationTest {

    @ApplicationPath("/api/")
    @NonBlocking
    public static class App extends Application {
    }

    @Path("things")
    public static class ThingResource {
        @GET
        public String get(@Context Application application) {
            return application.getClass().getSimpleName() + BlockingOperationControl.isBlockingAllowed();
        }

        @GET
        @Path("blocking")
        @Blocking
        public boolean blocking() {
            return BlockingOperationControl.isBlockingAllowed();
        }

        @GET
        @Path("uri")
        public String uri(@Context UriInfo uri) {
            return uri.getBaseUri().getPath() + " " + uri.getPath() + " " + uri.getAbsolutePath().getPath();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(App.class, ThingResource.class)
                    .addAsResource(new StringAsset("beside"), "META-INF/resources/beside.txt")
                    .addAsResource(new StringAsset("below"), "META-INF/resources/api/below.txt"))
            .overrideConfigKey("quarkus.http.root-path", "/root")
            .overrideConfigKey("quarkus.straightway.path", "/configured");

    @Test
    void servesBelowTheRootPathAndTheApplicationPath() {
        given().basePath("/").get("/root/api/things").then().statusCode(200).body(equalTo("Appfalse"));
    }

    @Test
    void prefersTheThreadOfTheMethodToThatOfTheApplication() {
        given().basePath("/").get("/root/api/things/blocking").then().statusCode(200).body(equalTo("true"));
    }

    @Test
    void tellsTheResourceWhereItIs() {
        given().basePath("/").get("/root/api/things/uri").then().statusCode(200)
                .body(equalTo("/root/api/ /things/uri /root/api/things/uri"));
    }

    @ParameterizedTest
    @CsvSource({ "/root/beside.txt, beside", "/root/api/below.txt, below" })
    void leavesStaticResourcesToTheirHandler(String path, String body) {
        given().basePath("/").get(path).then().statusCode(200).body(equalTo(body));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/things", "/api/things", "/root/things", "/root/configured/things", "/root/api", "/root/api/",
            "/root/api/thing", "/root/api/things/none", "/root/apithings", "/rootapi/things", "/root/api.html" })
    void answersNotFoundWhereNothingMatches(String path) {
        given().basePath("/").get(path).then().statusCode(404);
    }
}
