package dev.straightway.deployment.quarkus;

import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** {@link ProtectedPaths} without a root path. */
@Tag("application")
class ProtectedPathsTest extends ProtectedPaths {

    @Path("api")
    public static class Served extends Api {
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = application(Served.class, "/api/secret/*,/api/exact,/api/*/hidden", "/api/open/*");

    ProtectedPathsTest() {
        super(10_000);
    }
}
