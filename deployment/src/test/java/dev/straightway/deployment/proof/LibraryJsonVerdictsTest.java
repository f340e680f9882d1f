package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;

/** What the build decides on JSON of types that a library declares, which no index has. */
@Tag("application")
class LibraryJsonVerdictsTest {

    /** Of the library, as all types up to the resources. */
    public static class Sleeper {
        public static String text() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "slept";
        }
    }

    public static class Parcel {
        public String getText() {
            return Sleeper.text();
        }
    }

    public static class Order {
        private String text = "";

        public String getText() {
            return text;
        }

        public void setText(String text) {
            this.text = text + Sleeper.text();
        }
    }

    public record Weight(int grams) {
        public static Weight valueOf(String text) {
            return new Weight(Sleeper.text().length());
        }
    }

    public static class Code {
        private final String text;

        private Code(String text) {
            this.text = text;
        }

        public static Code fromString(String text) {
            return new Code(text + Sleeper.text());
        }

        public String getText() {
            return text;
        }
    }

    public static class Page<T> {
        private final List<T> items;

        public Page(List<T> items) {
            this.items = items;
        }

        public List<T> getItems() {
            return items;
        }
    }

    public static class Lazy {
        public Supplier<String> text = Sleeper::text;

        public String getText() {
            return text.get();
        }
    }

    public abstract static class Base {
        public String getBase() {
            return Sleeper.text();
        }
    }

    public static class Box<T> {
        private T value;

        public T getValue() {
            return value;
        }

        public void setValue(T value) {
            this.value = value;
        }
    }

    public record Plain(String text, int number) {
    }

    /** Of the application. */
    public static class Own extends Base {
        public String name = "own";
    }

    public static class Item {
        public String getText() {
            return Sleeper.text();
        }
    }

    public static class Read {
        public void setText(String text) {
            Sleeper.text();
        }
    }

    @Path("json")
    public static class Resource {
        @GET
        @Path("getter")
        public Parcel getter() {
            return new Parcel();
        }

        @GET
        @Path("list")
        public List<Parcel> list() {
            return List.of(new Parcel());
        }

        @POST
        @Path("setter")
        public String setter(Order order) {
            return order.getText();
        }

        @POST
        @Path("value-of")
        public String valueOf(List<Weight> weights) {
            return "read";
        }

        @POST
        @Path("from-string")
        public String fromString(Code code) {
            return "read";
        }

        @GET
        @Path("page")
        public Page<Item> page() {
            return new Page<>(List.of(new Item()));
        }

        @GET
        @Path("lazy")
        public Lazy lazy() {
            return new Lazy();
        }

        @GET
        @Path("base")
        public Own base() {
            return new Own();
        }

        @POST
        @Path("box")
        public String box(Box<Read> box) {
            return "read";
        }

        @POST
        @Path("plain")
        public Plain plain(Plain plain) {
            return plain;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(BuildReport.class, Reasons.class, Resource.class, Own.class,
                    Item.class, Read.class))
            .withAdditionalDependency(library -> library.addClasses(Sleeper.class, Parcel.class, Order.class, Weight.class,
                    Code.class, Page.class, Lazy.class, Base.class, Box.class, Plain.class));

    private static final Map<String, String> WHY = new TreeMap<>();

    @BeforeAll
    static void readReport() throws IOException {
        WHY.putAll(Reasons.read());
    }

    @ParameterizedTest
    @ValueSource(strings = { "getter", "list", "setter", "value-of", "from-string", "page", "lazy", "base", "box" })
    void provesNoneWhoseMembersSleep(String route) {
        assertThat(WHY.get("/json/" + route)).startsWith("not proven: ");
    }

    @Test
    void provesOneWhoseMembersDoNot() {
        assertThat(WHY.get("/json/plain")).startsWith("proven: ");
    }
}
