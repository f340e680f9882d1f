package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Payload;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.validation.groups.ConvertGroup;
import jakarta.validation.groups.Default;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.annotation.JsonIgnore;

import io.quarkus.test.QuarkusUnitTest;

/** Hibernate Validator validates the calls of resource methods; the answers are those of Quarkus REST. */
@Tag("application")
class ValidationTest {

    public interface OnCreation {
    }

    public record Author(@NotBlank String name) {
    }

    public record Book(@NotBlank String title, @Valid List<Author> authors, @NotNull(groups = OnCreation.class) String isbn) {
    }

    public static class WithGetter {
        public String name;

        @JsonIgnore
        @NotNull
        public String getChecked() {
            return name;
        }
    }

    public static class WithSleepingGetter {
        public String name;

        @JsonIgnore
        @NotNull
        public String getChecked() throws InterruptedException {
            Thread.sleep(1);
            return name;
        }
    }

    public static class Page {
        @QueryParam("size")
        @Min(1)
        int size;
    }

    public interface Root {
        String inherited(@NotBlank String name);
    }

    public interface Middle extends Root {
    }

    public static class Base {
        @GET
        @Path("base")
        public String ofBase(@NotNull @QueryParam("name") String name) {
            return name;
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @HttpMethod("LINK")
    public @interface LINK {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = LockedValidator.class)
    public @interface Unlocked {
        String message() default "is locked";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @Singleton
    public static class Locks {
        boolean holds(String name) {
            return "locked".equals(name);
        }
    }

    public static class LockedValidator implements ConstraintValidator<Unlocked, String> {
        @Inject
        Locks locks;

        @Override
        public boolean isValid(String value, ConstraintValidatorContext context) {
            return !locks.holds(value);
        }
    }

    @Singleton
    public static class Inner {
        public String call(@NotNull String name) {
            return name;
        }
    }

    public static class Sub {
        @GET
        public String get(@QueryParam("name") String name) {
            return name;
        }
    }

    @Path("books")
    @Produces("application/json")
    @Consumes("application/json")
    public static class Books extends Base implements Middle {
        @Inject
        Inner inner;

        @GET
        @Path("parameter/{id}")
        public String parameter(@PathParam("id") @Min(10) int id, @Size(max = 3) @QueryParam("name") String name) {
            return "\"" + id + "\"";
        }

        @POST
        public Book create(@Valid @ConvertGroup(from = Default.class, to = OnCreation.class) Book book) {
            return book;
        }

        @POST
        @Path("cascade")
        public Book cascade(@Valid Book book) {
            return book;
        }

        @GET
        @Path("bean")
        public int bean(@Valid @BeanParam Page page) {
            return page.size;
        }

        @GET
        @Path("result")
        @NotNull
        public Author result(@QueryParam("null") boolean none) {
            return none ? null : new Author("ann");
        }

        @GET
        @Path("cascaded-result")
        @Valid
        public Author cascadedResult(@QueryParam("name") String name) {
            return new Author(name);
        }

        @GET
        @Path("inherited")
        @Override
        public String inherited(@QueryParam("name") String name) {
            return "\"" + name + "\"";
        }

        @LINK
        @Path("own")
        public String own(@NotNull @QueryParam("name") String name) {
            return name;
        }

        @GET
        @Path("custom")
        public String custom(@Unlocked @QueryParam("name") String name) {
            return name;
        }

        @GET
        @Path("inner")
        public String inner() {
            return inner.call(null);
        }

        @GET
        @Path("caught")
        public String caught() {
            try {
                return inner.call(null);
            } catch (ConstraintViolationException invalid) {
                return "\"caught\"";
            }
        }

        @GET
        @Path("text")
        @Produces({ "application/json", "text/plain" })
        public String text(@NotNull @QueryParam("name") String name) {
            return name;
        }

        @GET
        @Path("threads/plain")
        public String plain(@NotNull @QueryParam("name") String name, @Valid @BeanParam Page page) {
            return Thread.currentThread().getName();
        }

        @POST
        @Path("threads/cascade")
        @Produces("text/plain")
        public String threadOfACascade(@Valid Book book) {
            return Thread.currentThread().getName();
        }

        @POST
        @Path("threads/getter")
        @Produces("text/plain")
        public String threadOfAGetter(@Valid WithGetter bean) {
            return Thread.currentThread().getName();
        }

        @POST
        @Path("threads/sleeping-getter")
        @Produces("text/plain")
        public String threadOfASleepingGetter(@Valid WithSleepingGetter bean) {
            return Thread.currentThread().getName();
        }

        @GET
        @Path("threads/custom")
        @Produces("text/plain")
        public String threadOfACustomConstraint(@Unlocked @QueryParam("name") String name) {
            return Thread.currentThread().getName();
        }

        @Path("located")
        public Sub located(@NotNull @QueryParam("name") String name) {
            return new Sub();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Books.class, Base.class, Middle.class, Root.class,
                    Book.class, Author.class, Page.class, OnCreation.class, LINK.class, Unlocked.class, Locks.class,
                    LockedValidator.class, Inner.class, WithGetter.class, WithSleepingGetter.class, Sub.class))
            .setForcedDependencies(Neighbours.of("quarkus-hibernate-validator"));

    @Test
    void reportsAllViolationsOfParameters() {
        when().get("/books/parameter/3?name=long+name").then().statusCode(400)
                .header("validation-exception", is("true")).contentType("application/json")
                .body("title", is("Constraint Violation")).body("status", is(400))
                .body("violations.field", containsInAnyOrder("parameter.id", "parameter.name"))
                .body("violations.message",
                        containsInAnyOrder("must be greater than or equal to 10", "size must be between 0 and 3"));
        when().get("/books/parameter/10?name=ann").then().statusCode(200).body(is("\"10\""));
    }

    @Test
    void writesTheReportLikeQuarkusRest() {
        when().get("/books/parameter/3").then().statusCode(400)
                .body(equalTo("{\"title\":\"Constraint Violation\",\"status\":400,"
                        + "\"violations\":[{\"field\":\"parameter.id\",\"message\":\"must be greater than or equal to 10\"}]}"));
    }

    @Test
    void cascades() {
        given().contentType("application/json").body("{\"title\":\"x\",\"authors\":[{\"name\":\"a\"},{\"name\":\"\"}]}")
                .post("/books/cascade").then().statusCode(400)
                .body("violations.field", is(List.of("cascade.book.authors[1].name")));
        given().contentType("application/json").body("{\"title\":\"x\",\"authors\":[{\"name\":\"a\"}]}")
                .post("/books/cascade").then().statusCode(200).body("title", is("x"));
    }

    @Test
    void convertsGroups() {
        given().contentType("application/json").body("{\"title\":\"\"}").post("/books").then().statusCode(400)
                .body("violations.field", is(List.of("create.book.isbn")));
        given().contentType("application/json").body("{\"title\":\"\",\"isbn\":\"1\"}").post("/books").then().statusCode(200);
    }

    @Test
    void validatesBeanParams() {
        when().get("/books/bean?size=0").then().statusCode(400).body("violations.field", is(List.of("bean.page.size")));
        when().get("/books/bean?size=2").then().statusCode(200).body(is("2"));
    }

    @Test
    void answers500ForResults() {
        when().get("/books/result?null=true").then().statusCode(500).header("validation-exception", nullValue())
                .body(not(containsString("violations")));
        when().get("/books/result").then().statusCode(200).body("name", is("ann"));
        when().get("/books/cascaded-result?name=").then().statusCode(500).header("validation-exception", nullValue());
        when().get("/books/cascaded-result?name=bob").then().statusCode(200);
    }

    @Test
    void inheritsConstraintsOfAnyInterfaceAndOfSuperclasses() {
        when().get("/books/inherited").then().statusCode(400).body("violations.field", is(List.of("inherited.name")));
        when().get("/books/inherited?name=x").then().statusCode(200).body(is("\"x\""));
        when().get("/books/base").then().statusCode(400).body("violations.field", is(List.of("ofBase.name")));
        when().get("/books/base?name=x").then().statusCode(200);
    }

    @Test
    void validatesMethodsWithADesignatorOfTheApplication() {
        given().request("LINK", "/books/own").then().statusCode(400).body("violations.field", is(List.of("own.name")));
        given().request("LINK", "/books/own?name=x").then().statusCode(200);
    }

    @Test
    void validatesLocators() {
        when().get("/books/located").then().statusCode(400).body("violations.field", is(List.of("located.name")));
        when().get("/books/located?name=x").then().statusCode(200).body(is("x"));
    }

    @Test
    void asksValidatorsOfTheApplication() {
        when().get("/books/custom?name=locked").then().statusCode(400).body("violations.message", is(List.of("is locked")));
        when().get("/books/custom?name=open").then().statusCode(200);
    }

    @Test
    void answers500ForWhatOtherBeansThrow() {
        when().get("/books/inner").then().statusCode(500).header("validation-exception", nullValue());
        when().get("/books/caught").then().statusCode(200).body(is("\"caught\""));
    }

    @Test
    void choosesTheMediaTypeOfTheReport() {
        given().accept("text/plain").get("/books/text").then().statusCode(400).contentType("text/plain").body(is(
                "ViolationReport{title='Constraint Violation', status=400, violations=[Violation{field='text.name',"
                        + " message='must not be null'}]}"));
        given().accept("application/json;q=0.5").get("/books/text").then().statusCode(400).contentType("application/json");
        assertThat(when().get("/books/text").then().statusCode(400).extract().contentType()).startsWith("application/json");
    }

    /** Nobody has looked at Accept before a locator. */
    @Test
    void reportsToAClientWhoseAcceptNamesNoMediaType() {
        given().header("Accept", "text").get("/books/located").then().statusCode(400)
                .header("validation-exception", "true").contentType("application/json");
    }

    @Test
    void provesRoutesWithConstraintsThatComeWithTheValidator() {
        String book = "{\"title\":\"x\",\"authors\":[{\"name\":\"a\"}]}";
        assertThat(when().get("/books/threads/plain?name=x&size=1").asString()).contains("eventloop");
        assertThat(post(book, "/books/threads/cascade")).contains("eventloop");
        assertThat(post("{\"name\":\"x\"}", "/books/threads/getter")).contains("eventloop");
    }

    @Test
    void leavesRoutesOnWorkersWhoseValidationMayBlock() {
        assertThat(post("{\"name\":\"x\"}", "/books/threads/sleeping-getter")).contains("executor");
        assertThat(when().get("/books/threads/custom?name=x").asString()).contains("executor");
    }

    private static String post(String body, String path) {
        return given().contentType("application/json").body(body).post(path).then().statusCode(200).extract().asString();
    }
}
