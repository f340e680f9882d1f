package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URL;
import java.util.Date;
import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** What clients get wrong is never the server's fault, and is read in one way by all who read it. */
@Tag("application")
class ClientInputTest {

    public record Person(String first, int age) {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Seen {
    }

    /** Looks at all that a filter can see of a request. */
    @Provider
    @Seen
    public static class SeeingFilter implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext context) {
            context.getHeaders();
            context.getUriInfo().getQueryParameters();
        }
    }

    public static class Inputs {
        @Context
        HttpHeaders headers;
        @Context
        UriInfo uri;
        @Context
        Request request;

        @GET
        @Path("headers")
        public String headers() {
            return headers.getAcceptableMediaTypes() + " " + headers.getAcceptableLanguages() + " "
                    + headers.getCookies().keySet()
                    + " " + headers.getMediaType() + " " + headers.getLanguage() + " " + headers.getDate() + " "
                    + headers.getLength();
        }

        @GET
        @Path("any")
        public Person any() {
            return new Person("Ann", 7);
        }

        @GET
        @Path("text")
        @Produces(MediaType.TEXT_PLAIN)
        public String text() {
            return "text";
        }

        @GET
        @Path("missing")
        public Response missing() {
            return Response.status(404).entity(new Person("nobody", 0)).build();
        }

        @GET
        @Path("parameters")
        public String parameters(@QueryParam("id") int id, @MatrixParam("m") long m, @HeaderParam("X-Id") short header,
                @CookieParam("c") Cookie cookie, @QueryParam("all") List<Integer> all) {
            return id + " " + m + " " + header + " " + (cookie == null ? null : cookie.getValue()) + " " + all + " "
                    + uri.getQueryParameters().getFirst("id");
        }

        @GET
        @Path("conditional")
        public Response conditional() {
            Response.ResponseBuilder unchanged = request.evaluatePreconditions(new Date(0), new EntityTag("tag"));
            return unchanged == null ? Response.ok("changed").build() : unchanged.build();
        }

        @GET
        @Path("expression/{n:(a|b)+}")
        public String expression(@PathParam("n") String n) {
            return n;
        }

        @GET
        @Path("segments/{all:.*}")
        public String segments(@PathParam("all") List<jakarta.ws.rs.core.PathSegment> all) {
            return all + " " + uri.getPathSegments() + uri.getPathParameters() + uri.getMatchedURIs() + uri.getPath()
                    + uri.getRequestUri() + uri.getAbsolutePath() + uri.getBaseUri();
        }

        @POST
        @Path("json")
        public Person json(Person person) {
            return person;
        }

        @POST
        @Path("string")
        public String string(String entity) {
            return "<" + entity + ">";
        }

        @POST
        @Path("form")
        public String form(@FormParam("a") String a) {
            return "<" + a + ">";
        }

        @POST
        @Path("entity-form")
        @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
        public String entityForm(Form form) {
            return "<" + form.asMap().getFirst("a") + ">";
        }

        @POST
        @Path("parts")
        @Consumes(MediaType.MULTIPART_FORM_DATA)
        public int parts(List<EntityPart> parts) {
            return parts.size();
        }

        @POST
        @Path("number")
        public long number(Long number) {
            return number;
        }
    }

    @Path("plain")
    public static class PlainResource extends Inputs {
    }

    @Path("filtered")
    @Seen
    public static class FilteredResource extends Inputs {
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Person.class, Seen.class, SeeingFilter.class, Inputs.class,
                    PlainResource.class, FilteredResource.class, RawConnection.class, Answer.class))
            .overrideRuntimeConfigKey("quarkus.http.limits.max-form-attribute-size", "20")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-form-fields", "3")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-parameters", "5");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "headers        | Accept: text                         | 406",
            "any            | Accept: text                         | 406",
            "text           | Accept: text                         | 406",
            "missing        | Accept: text                         | 404",
            "text           | Accept: text, text/plain             | 200",
            "headers        | Accept-Language: ;q=, 1234567890, -  | 200",
            "headers        | Content-Type: null                   | 415",
            "headers        | Content-Language: 1;2                | 200",
            "headers        | Date: yesterday                      | 200",
            "headers        | Cookie: $Version=abc                 | 200",
            "headers        | Cookie: =; $Path; \"                 | 200",
            "parameters     | Cookie: $Version=abc; c=1            | 200",
            "parameters     | X-Id: 99999999999999999999           | 400",
            "conditional    | If-None-Match: W/                    | 200",
            "conditional    | If-None-Match: \"                    | 200",
            "conditional    | If-Match: W/, ,\"x                   | 412",
            "conditional    | If-Modified-Since: 99 Foo 20         | 200",
            "conditional    | If-Unmodified-Since:                 | 200",
            "any            | Range: bytes=9-1                     | 200",
            "any            | If-Range: \"                         | 200" })
    void answersMalformedFields(String path, String field, int status) throws IOException {
        for (String root : List.of("plain", "filtered")) {
            assertThat(ask("GET /" + root + "/" + path + " HTTP/1.1\nHost: h\n" + field + "\n\n").status())
                    .as(root).isEqualTo(status);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "parameters?id=x                          | 404", "parameters?id=99999999999           | 404",
            "parameters;m=99999999999999999999        | 404", "parameters?all=1&all=x              | 404",
            "parameters?a&b&c&d&e                     | 200", "parameters?a&b&c&d&e&f              | 400",
            "parameters?%FF=%FE                       | 200", "segments/%FF/%C3                    | 200",
            "segments/;=;;a=;=b/..;/x;%20=%FF         | 200", "segments//a//b                      | 200",
            "expression/abab                          | 200", "expression/c                        | 404" })
    void answersMalformedTargets(String target, int status) throws IOException {
        for (String root : List.of("plain", "filtered")) {
            assertThat(ask("GET /" + root + "/" + target + " HTTP/1.1\nHost: h\n\n").status()).as(root).isEqualTo(status);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "plain", "filtered" })
    void answersAPathThatExhaustsAnExpression(String root) throws IOException {
        String target = "/" + root + "/expression/" + "ab".repeat(1990);
        assertThat(ask("GET " + target + " HTTP/1.1\nHost: h\n\n").status()).isIn(200, 414);
        assertThat(ask("GET " + target + "c HTTP/1.1\nHost: h\n\n").status()).isIn(404, 414);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "?x=1;id=2   | 0 0 0 null [] null", "?id=2;x=1&id=3 | 404", "?ID=2 | 0 0 0 null [] null",
            "?id=2&id=3  | 2 0 0 null [] 2", "?id=%32 | 2 0 0 null [] 2", "?i%64=2 | 2 0 0 null [] 2" })
    void readsAQueryTheSameWithAndWithoutFilters(String query, String expected) throws IOException {
        for (String root : List.of("plain", "filtered")) {
            Answer answer = ask("GET /" + root + "/parameters" + query + " HTTP/1.1\nHost: h\n\n");
            assertThat(answer.status() == 200 ? answer.body() : Integer.toString(answer.status())).as(root).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "json        | application/json                    | {\"first\":\"Ann\",\"age\":99999999999}    | 400",
            "json        | application/json                    | {\"first\":\"Ann\",\"age\":1e999999999}    | 400",
            "json        | application/json                    | \u0000\u0000\u00fe\u00ff\u0000\u0001        | 400",
            "json        | application/json                    | \u00ff\u00fe\u0000\u0000\u00ff\u00ff\u00ff\u00ff | 400",
            "json        | application/json                    | \u0000\u0000\u0000{\u00ff\u00ff\u00ff\u00ff | 400",
            "json        | application/json                    | \u00ef\u00bb\u00bf{\"first\":\"Ann\"}       | 200",
            "json        | application/json;charset=utf-16     | {                                           | 400",
            "json        | application/json;charset=x-no       | {\"first\":\"Ann\"}                         | 400",
            "json        | application/json;charset=\"         | {\"first\":\"Ann\"}                         | 415",
            "json        | application/json;charset=iso-8859-1 | {\"first\":\"\u00e4\"}                      | 200",
            "json        | null                                | {}                                          | 415",
            "string      | null                                | x                                           | 415",
            "string      | text/plain;charset=x-no             | x                                           | 400",
            "string      | text/plain;charset                  | x                                           | 415",
            "string      | text/plain;charset=utf-16           | x                                           | 200",
            "form        | null                                | a=1                                         | 415",
            "form        | application/x-www-form-urlencoded   | a=%                                         | 400",
            "form        | application/x-www-form-urlencoded;charset=x-no | a=1                              | 400",
            "form        | application/x-www-form-urlencoded   | a=1&b=2&c=3&d=4                             | 413",
            "form        | application/x-www-form-urlencoded   | a=123456789012345678901                     | 413",
            "entity-form | application/x-www-form-urlencoded   | a=1&b=2&c=3&d=4                             | 413",
            "entity-form | application/x-www-form-urlencoded   | a=%                                         | 400",
            "form        | multipart/form-data                 | x                                           | 400",
            "form        | multipart/form-data;boundary=\"     | x                                           | 415",
            "parts       | multipart/form-data;boundary=b      | x                                           | 400",
            "number      | text/plain                          | 99999999999999999999                        | 400" })
    void answersMalformedEntities(String path, String contentType, String body, int status) throws IOException {
        for (String root : List.of("plain", "filtered")) {
            assertThat(ask("POST /" + root + "/" + path + " HTTP/1.1\nHost: h\nContent-Type: " + contentType
                    + "\nContent-Length: " + body.length() + "\n\n" + body).status()).as(root).isEqualTo(status);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "json", "string", "form", "entity-form", "parts", "number" })
    void answersDuplicatedAndEmptyFields(String path) throws IOException {
        for (String field : List.of("Content-Type: text/plain\nContent-Type: application/json", "Content-Type:", "X-None: 1",
                "Accept: */*\nAccept: text\nAccept:", "Cookie:\nCookie: a\nCookie: a=1")) {
            for (String root : List.of("plain", "filtered")) {
                assertThat(
                        ask("POST /" + root + "/" + path + " HTTP/1.1\nHost: h\n" + field + "\nContent-Length: 0\n\n").status())
                        .as(root + " " + field).isLessThan(500);
            }
        }
    }

    private Answer ask(String request) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            return connection.send(request).answer();
        }
    }
}
