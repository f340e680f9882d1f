package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.startsWith;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;

/** An attribute of an entity may be loaded when it is read, also if only a mapping file says that it is one. */
@Tag("application")
class MappedByFileTest {

    public static class Book {
        private final String text = Thread.currentThread().getName();

        public String getText() {
            return text;
        }
    }

    public static class Plain {
        private final String text = Thread.currentThread().getName();

        public String getText() {
            return text;
        }
    }

    @Path("mapped")
    public static class Resource {
        @GET
        @Path("json")
        public Book json() {
            return new Book();
        }

        @GET
        @Path("read")
        public List<String> read() {
            return List.of(new Book().getText());
        }

        @GET
        @Path("plain")
        public Plain plain() {
            return new Plain();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Book.class, Plain.class)
                    .addAsResource(new StringAsset("<entity-mappings><entity class='" + Book.class.getName()
                            + "'/></entity-mappings>"), "META-INF/orm.xml"))
            .setForcedDependencies(List.of(Dependency.of("jakarta.persistence", "jakarta.persistence-api", "3.2.0")));

    @ParameterizedTest
    @CsvSource({ "json, executor-thread", "read, executor-thread", "plain, vert.x-eventloop" })
    void isNotReadOnTheEventLoop(String path, String thread) {
        when().get("mapped/" + path).then().statusCode(200)
                .body(path.equals("read") ? "[0]" : "text", startsWith(thread));
    }
}
