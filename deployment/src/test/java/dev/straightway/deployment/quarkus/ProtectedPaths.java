package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** No spelling of a path reaches a resource that a policy protects. */
abstract class ProtectedPaths {

    /** Below {@code /api}. */
    public abstract static class Api {
        @GET
        @Path("secret/{name}")
        public String secret(@PathParam("name") String name) {
            return "PROTECTED";
        }

        @GET
        @Path("exact")
        public String exact() {
            return "PROTECTED";
        }

        @GET
        @Path("{any}/hidden")
        public String hidden(@PathParam("any") String any) {
            return "PROTECTED";
        }

        @GET
        @Path("open/{name}")
        public String open(@PathParam("name") String name) {
            return "open to " + name;
        }
    }

    @TestHTTPResource
    URL server;

    private final int spellings;

    /** @param spellings how many are tried at the least */
    ProtectedPaths(int spellings) {
        this.spellings = spellings;
    }

    /**
     * {@return an application with a resource below {@code /api}}
     *
     * @param secret the paths that are denied
     * @param open those that are permitted
     */
    static QuarkusUnitTest application(Class<? extends Api> resource, String secret, String open) {
        return new QuarkusUnitTest()
                .withApplicationRoot(root -> root.addClasses(Neighbours.class, ProtectedPaths.class, Api.class, resource,
                        ProtectedSpellings.class, RawConnection.class, RawConnection.Answer.class))
                .setForcedDependencies(Neighbours.of("quarkus-security"))
                .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.paths", secret)
                .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.policy", "deny")
                .overrideRuntimeConfigKey("quarkus.http.auth.permission.open.paths", open)
                .overrideRuntimeConfigKey("quarkus.http.auth.permission.open.policy", "permit");
    }

    /** The path alone, and in a target as proxies are sent it. */
    @ParameterizedTest
    @ValueSource(strings = { "", "http://test" })
    void noSpellingReachesAProtectedResource(String origin) throws Exception {
        ProtectedSpellings.noneReachesAResource(server, origin, spellings);
    }

    @ParameterizedTest
    @CsvSource({ "/api/open/name, 200", "/api/open/a%20b, 200", "/api/open/100%25, 200", "/api/secret/name, 403",
            "/api/s%65cret/name, 403", "/api/exact/, 403", "/api/any/hidden/, 403", "/api/secret/a%2F..%2Fb, 400|403",
            "/api/open/..%2Fsecret%2Fname, 400|403", "/api/secret;x/name, 400|403", "/api/%2E%2E;/exact, 404|400" })
    void answersAsTheReadingsAsk(String path, String statuses) throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            int status = connection.send("GET " + path + " HTTP/1.1\nHost: test\n\n").answer().status();
            assertThat(List.of(statuses.split("\\|"))).contains(String.valueOf(status));
        }
    }
}
