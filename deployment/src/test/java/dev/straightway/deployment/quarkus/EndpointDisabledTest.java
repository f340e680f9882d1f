package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.equalTo;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.EndpointDisabled;
import io.quarkus.test.QuarkusUnitTest;

/** The configuration of the running application decides which resource classes are served. */
@Tag("application")
class EndpointDisabledTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Off.class, On.class, Missing.class, Kept.class, Below.class,
                    Located.class, Root.class, OffRoot.class))
            .overrideRuntimeConfigKey("tried.off", "yes")
            .overrideRuntimeConfigKey("tried.on", "no");

    @Path("off")
    @EndpointDisabled(name = "tried.off", stringValue = "yes")
    public static class Off {
        @GET
        public String get() {
            return "off";
        }

        @GET
        @Path("{id}")
        public String one(int id) {
            return "off " + id;
        }
    }

    @Path("on")
    @EndpointDisabled(name = "tried.on", stringValue = "yes")
    public static class On {
        @GET
        public String get() {
            return "on";
        }
    }

    @Path("missing")
    @EndpointDisabled(name = "tried.missing", stringValue = "yes", disableIfMissing = true)
    public static class Missing {
        @GET
        public String get() {
            return "missing";
        }
    }

    @Path("kept")
    @EndpointDisabled(name = "tried.missing", stringValue = "yes")
    public static class Kept {
        @GET
        public String get() {
            return "kept";
        }
    }

    @Path("below")
    public static class Below extends Off {
    }

    @EndpointDisabled(name = "tried.off", stringValue = "yes")
    public static class Located {
        @GET
        public String get() {
            return "located";
        }

        @GET
        @Path("more")
        public String more() {
            return "more";
        }
    }

    @Path("root")
    public static class Root {
        @Path("known")
        public Located known() {
            return new Located();
        }

        @Path("unknown")
        public Object unknown() {
            return new Located();
        }

        @Path("kept")
        public Kept kept() {
            return new Kept();
        }
    }

    @Path("off/root")
    @EndpointDisabled(name = "tried.off", stringValue = "yes")
    public static class OffRoot {
        @Path("kept")
        public Kept kept() {
            return new Kept();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "/off", "/off/1", "/missing", "/root/known", "/root/known/more", "/root/unknown",
            "/root/unknown/more",
            "/off/root/kept" })
    void leavesOutWhatIsDisabled(String path) {
        when().get(path).then().statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(strings = { "/on", "/kept", "/root/kept" })
    void servesTheOthers(String path) {
        when().get(path).then().statusCode(200).body(equalTo(path.substring(path.lastIndexOf('/') + 1)));
    }

    @Test
    void subclassesAreNotAffected() {
        when().get("/below").then().statusCode(200).body(equalTo("off"));
    }
}
