package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** REST clients of Quarkus bring no server, and hand the entity providers of the application on to one. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-rest-client-jackson isn't in every mirror")
class BesideClientsTest {

    public record Money(String text) {
    }

    @Path("money")
    public static class Resource {
        @POST
        public Money post(Money money) {
            return money;
        }
    }

    @Provider
    @Consumes("text/money")
    public static class Reading implements MessageBodyReader<Money> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Money.class;
        }

        @Override
        public Money readFrom(Class<Money> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
            return new Money(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Money.class, Resource.class, Reading.class))
            .setForcedDependencies(Neighbours.of("quarkus-rest-client-jackson"));

    @Test
    void readsByTheProviderOfTheApplication() {
        given().contentType("text/money").body("1").post("/money").then().statusCode(200).body(is("{\"text\":\"1\"}"));
    }

    @Test
    void readsAndWritesJson() {
        given().contentType("application/json").body("{\"text\":\"2\"}").post("/money").then().statusCode(200)
                .body(is("{\"text\":\"2\"}"));
    }
}
