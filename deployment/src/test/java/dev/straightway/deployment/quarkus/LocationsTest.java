package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Where a client is sent to that has a say in it. */
@Tag("application")
class LocationsTest {

    @Path("go")
    public static class GoResource {
        @GET
        @Path("seeOther")
        public Response seeOther(@QueryParam("to") URI to) {
            return Response.seeOther(to).build();
        }

        @GET
        @Path("temporaryRedirect")
        public Response temporaryRedirect(@QueryParam("to") URI to) {
            return Response.temporaryRedirect(to).build();
        }

        @GET
        @Path("created")
        public Response created(@QueryParam("to") URI to) {
            return Response.created(to).build();
        }

        @GET
        @Path("location")
        public RestResponse<Void> location(@QueryParam("to") URI to) {
            return RestResponse.ResponseBuilder.<Void> ok().location(to).build();
        }

        @GET
        @Path("uri")
        public String uri(@Context UriInfo uri) {
            return uri.getRequestUri() + " " + uri.getBaseUri() + " " + uri.getAbsolutePath();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(GoResource.class, RawConnection.class, Answer.class));

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @ValueSource(strings = { "seeOther", "temporaryRedirect", "created", "location" })
    void stayOnTheServer(String way) throws IOException {
        for (String to : new String[] { "/https://evil.example/x", "//evil.example/x", "///evil.example/x", "items/7" }) {
            assertThat(location("/go/" + way + "?to=" + to, "shop.example")).as(to).startsWith("http://shop.example/");
        }
        assertThat(location("/go/" + way + "?to=https://partner.example/x", "shop.example"))
                .isEqualTo("https://partner.example/x");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/go/seeOther?to=x                     | shop.example      | http://shop.example/x",
            "/go/seeOther?to=x                     | my_host:8080      | http://my_host:8080/x",
            "/go/seeOther?to=x                     | [::1]:8080        | http://[::1]:8080/x",
            "http://evil.example/go/seeOther?to=x  | shop.example      | http://shop.example/x",
            "http:///go/seeOther?to=x              | shop.example      | http://shop.example/x",
    })
    void dependOnWhatIsWellFormed(String target, String host, String location) throws IOException {
        assertThat(location(target, host)).isEqualTo(location);
    }

    @ParameterizedTest
    @ValueSource(strings = { "evil.example/path", "evil.example?", "user@evil.example", "evil.example:port", "a b", "\\", "" })
    void neverDependOnAMalformedHost(String host) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection.send("GET /go/seeOther?to=x HTTP/1.1\nHost: " + host + "\n\n").answer();
            assertThat(answer.status()).isIn(303, 400);
            assertThat(answer.fields().getOrDefault("location", "http://127.0.0.1:")).startsWith("http://127.0.0.1:");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "@evil.example/go/uri", ".evil.example/go/uri", "http:evil.example/go/uri", "evil.example/go/uri",
            "http://@/go/uri", "http://:80/go/uri", "https:/go/uri", ":80/go/uri", "*" })
    void neverDependOnAMalformedTarget(String target) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection.send("GET " + target + " HTTP/1.1\nHost: shop.example\n\n").answer();
            assertThat(answer.status()).isIn(200, 400, 404);
            assertThat(answer.body()).doesNotContain("//evil.example", "@evil.example", "shop.example.evil");
        }
    }

    private String location(String target, String host) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection.send("GET " + target + " HTTP/1.1\nHost: " + host + "\n\n").answer();
            assertThat(answer.status()).isLessThan(400);
            return answer.fields().get("location");
        }
    }
}
