package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonIgnore;

import io.quarkus.test.QuarkusUnitTest;

/** What JSON leaves out no client gets by asking for text, also where an entity provider of the application has a say. */
@Tag("application")
class HiddenFromTextTest {

    public record Account(String name, @JsonIgnore String password) {
    }

    public record Table(String row) {
    }

    @Path("accounts")
    public static class Resource {
        @GET
        @Path("one")
        public Account one() {
            return new Account("ada", "secret");
        }

        @GET
        @Path("list")
        public List<Account> list() {
            return List.of(one());
        }

        @GET
        @Path("response")
        public Response response() {
            return Response.ok(one()).build();
        }

        @GET
        @Path("text")
        @Produces("text/plain")
        public Account text() {
            return one();
        }
    }

    @Provider
    @Produces("text/csv")
    public static class TableWriter implements MessageBodyWriter<Table> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Table.class;
        }

        @Override
        public void writeTo(Table table, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            stream.write(table.row().getBytes());
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(Account.class, Table.class, Resource.class, TableWriter.class));

    @ParameterizedTest
    @ValueSource(strings = { "one", "list", "response" })
    void isNotWrittenAsText(String path) {
        given().accept("text/plain").get("/accounts/" + path).then().statusCode(406);
        given().accept("text/plain, application/json;q=0.8").get("/accounts/" + path).then().statusCode(200)
                .contentType("application/json");
    }

    @Test
    void isWrittenAsTextWhereTheMethodSaysSo() {
        given().accept("text/plain").get("/accounts/text").then().statusCode(200)
                .body(is("Account[name=ada, password=secret]"));
    }
}
