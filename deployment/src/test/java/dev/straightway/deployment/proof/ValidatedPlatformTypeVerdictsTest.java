package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.maven.dependency.Dependency;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.test.QuarkusUnitTest;

/** A constraint stands at a type of the platform, and the object is of a class of the application, which the validator asks. */
@Tag("application")
class ValidatedPlatformTypeVerdictsTest {

    static <T> T slowly(T value) {
        Threads.last = Thread.currentThread().getName();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return value;
    }

    public static final class Threads {
        static volatile String last = "";
    }

    public static final class Code implements CharSequence {
        private final String text;

        Code(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return slowly(text.length());
        }

        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Provider
    public static class Codes implements ParamConverterProvider {
        @Override
        @SuppressWarnings("unchecked")
        public <T> ParamConverter<T> getConverter(Class<T> type, Type generic, Annotation[] annotations) {
            return type != CharSequence.class ? null : (ParamConverter<T>) new ParamConverter<CharSequence>() {
                @Override
                public CharSequence fromString(String value) {
                    return new Code(value);
                }

                @Override
                public String toString(CharSequence value) {
                    return value.toString();
                }
            };
        }
    }

    public static final class Counted<T> extends AbstractCollection<T> {
        private final Collection<T> held;

        Counted(Collection<T> held) {
            this.held = held;
        }

        @Override
        public int size() {
            return slowly(held.size());
        }

        @Override
        public Iterator<T> iterator() {
            return held.iterator();
        }
    }

    public static final class Walked<T> extends AbstractCollection<T> {
        private final Collection<T> held;

        Walked(Collection<T> held) {
            this.held = held;
        }

        @Override
        public int size() {
            return held.size();
        }

        @Override
        public Iterator<T> iterator() {
            return slowly(held.iterator());
        }
    }

    public static final class Loaded extends AbstractMap<String, String> {
        @Override
        public Set<Entry<String, String>> entrySet() {
            return slowly(Map.of("a", "b").entrySet());
        }
    }

    public static final class Amount extends Number {
        private static final long serialVersionUID = 1L;

        @Override
        public int intValue() {
            return slowly(1);
        }

        @Override
        public long longValue() {
            return slowly(1L);
        }

        @Override
        public float floatValue() {
            return slowly(1f);
        }

        @Override
        public double doubleValue() {
            return slowly(1d);
        }
    }

    /** Makes objects when the application starts, which no route waits for. */
    @Singleton
    public static class Kept {
        static Collection<String> counted;
        static Collection<String> walked;
        static Collection<Item> items;
        static Map<String, String> loaded;
        static Number amount;

        void start(@Observes StartupEvent start) {
            counted = new Counted<>(List.of("a"));
            walked = new Walked<>(List.of("a"));
            items = new Walked<>(List.of(new Item()));
            loaded = new Loaded();
            amount = new Amount();
        }
    }

    public static class Tagged {
        @Size(max = 3)
        private Collection<String> tags;

        public void setTags(List<String> given) {
            tags = Kept.counted;
        }
    }

    public static class Listed {
        private Collection<@NotNull String> tags;

        public void setTags(List<String> given) {
            tags = Kept.walked;
        }
    }

    public static class Item {
        @NotNull
        public String name = "a";
    }

    public static class Nested {
        @Valid
        private Collection<Item> items;

        public void setItems(List<Item> given) {
            items = Kept.items;
        }
    }

    public static class Noted {
        public void setNote(String note) {
            // goes nowhere
        }

        @NotEmpty
        Map<String, String> getNotes() {
            return Kept.loaded;
        }
    }

    public static class Counting {
        @Max(5)
        private Number count;

        public void setCount(int given) {
            count = Kept.amount;
        }
    }

    public static class Shape {
        public static Shape fromString(String name) {
            return new Square();
        }

        @NotNull
        public String getName() {
            return "shape";
        }
    }

    public static class Square extends Shape {
        @Override
        public String getName() {
            return slowly("square");
        }
    }

    public static class Order {
        @Size(max = 3)
        public List<String> tags;
        @NotEmpty
        public Map<String, @NotNull String> notes;
        @Valid
        public List<@NotNull Item> items;
        @Size(max = 8)
        public CharSequence code;
        @Max(5)
        public Number count;
    }

    @Path("slow")
    @Consumes(MediaType.APPLICATION_JSON)
    public static class SlowResource {
        @GET
        @Path("code")
        public String code(@QueryParam("code") @Size(max = 8) CharSequence code) {
            return "taken";
        }

        @POST
        @Path("tagged")
        public String tagged(@Valid Tagged tagged) {
            return "taken";
        }

        @POST
        @Path("listed")
        public String listed(@Valid Listed listed) {
            return "taken";
        }

        @POST
        @Path("nested")
        public String nested(@Valid Nested nested) {
            return "taken";
        }

        @POST
        @Path("noted")
        public String noted(@Valid Noted noted) {
            return "taken";
        }

        @POST
        @Path("counting")
        public String counting(@Valid Counting counting) {
            return "taken";
        }

        @GET
        @Path("shape")
        public String shape(@QueryParam("shape") @Valid Shape shape) {
            return "taken";
        }
    }

    @Path("threads")
    public static class ThreadsResource {
        /** Forgets it, too. */
        @GET
        public String last() {
            String last = Threads.last;
            Threads.last = "";
            return last;
        }
    }

    @Path("quick")
    @Consumes(MediaType.APPLICATION_JSON)
    public static class QuickResource {
        @POST
        @Path("order")
        public String order(@Valid Order order) {
            return "taken";
        }

        @POST
        @Path("tags")
        public String tags(@Size(max = 3) List<@NotEmpty String> tags) {
            return "taken";
        }

        @POST
        @Path("notes")
        public String notes(@NotEmpty Map<String, String> notes) {
            return "taken";
        }

        @POST
        @Path("items")
        public String items(@NotEmpty @Valid List<Item> items) {
            return "taken";
        }

        @GET
        @Path("list")
        @Size(max = 3)
        public List<String> list(@QueryParam("tag") @Size(max = 3) List<String> tags) {
            return tags;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(BuildReport.class, Reasons.class)
                    .addClass(ValidatedPlatformTypeVerdictsTest.class)
                    .addClasses(ValidatedPlatformTypeVerdictsTest.class.getDeclaredClasses()))
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-hibernate-validator",
                    System.getProperty("tested.quarkus.version"))));

    @Test
    void provesNoCallThatAsksAnObjectOfTheApplication() throws IOException {
        assertThat(routes("/slow/")).hasSize(7)
                .allSatisfy(route -> assertThat(route.getValue()).as(route.getKey()).startsWith("not proven: ")
                        .contains("sleeps"));
    }

    @Test
    void provesCallsThatAskObjectsOfThePlatform() throws IOException {
        assertThat(routes("/quick/")).hasSize(5)
                .allSatisfy(route -> assertThat(route.getValue()).as(route.getKey()).startsWith("proven"));
    }

    private static List<Map.Entry<String, String>> routes(String prefix) throws IOException {
        return Reasons.read().entrySet().stream().filter(route -> route.getKey().startsWith(prefix)).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "tagged | {\"tags\": [\"a\"]}", "listed | {\"tags\": [\"a\"]}",
            "nested | {\"items\": [{\"name\": \"a\"}]}", "noted | {\"note\": \"a\"}", "counting | {\"count\": 1}" })
    void asksThemOnAWorker(String path, String body) {
        given().contentType("application/json").body(body).post("/slow/" + path).then().statusCode(200);
        assertThat(given().get("/threads").asString()).isNotEmpty().doesNotContain("eventloop");
    }

    @ParameterizedTest
    @ValueSource(strings = { "code?code=a", "shape?shape=a" })
    void asksParametersOnAWorker(String path) {
        given().get("/slow/" + path).then().statusCode(200);
        assertThat(given().get("/threads").asString()).isNotEmpty().doesNotContain("eventloop");
    }
}
