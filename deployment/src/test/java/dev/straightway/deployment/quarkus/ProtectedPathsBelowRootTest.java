package dev.straightway.deployment.quarkus;

import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** {@link ProtectedPaths}, where the resources and the paths of the policies lie below a root path. */
@Tag("application")
class ProtectedPathsBelowRootTest extends ProtectedPaths {

    @Path("/")
    public static class Served extends Api {
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = application(Served.class, "secret/*,exact,/api/*/hidden", "open/*")
            .overrideConfigKey("quarkus.http.root-path", "/api");

    ProtectedPathsBelowRootTest() {
        super(6_000);
    }
}
