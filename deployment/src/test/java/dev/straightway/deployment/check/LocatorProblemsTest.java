package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Test;

/** Sub-resource locators (§3.4.1), and the classes that they lead to. */
class LocatorProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.LocatorProblemsTest$";

    public static class Located {
        @GET
        public String get(@PathParam("id") String fromTheWay) {
            return fromTheWay;
        }

        @Path("again")
        public Located again() {
            return this;
        }
    }

    @Path("/good")
    public static class Good {
        @Path("{id}")
        public Object object(@PathParam("id") int id) {
            return null;
        }

        @Path("class")
        public Class<Located> type() {
            return Located.class;
        }

        @Path("again")
        public Located located() {
            return null;
        }
    }

    @Test
    void acceptsLocatorsOfObjectsAndClasses() {
        assertThat(check(Good.class, Located.class)).isEmpty();
    }

    @Path("/nothing")
    public static class NoResource {
        @Path("void")
        public void nothing() {
        }

        @Path("int")
        public int number() {
            return 1;
        }

        @Path("array")
        public Located[] array() {
            return null;
        }
    }

    @Test
    void refusesALocatorOfWhatIsNoObject() {
        assertThat(check(NoResource.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                "[STW-114] " + HERE + "NoResource#nothing(): " + noResource("void"),
                "[STW-114] " + HERE + "NoResource#number(): " + noResource("int"),
                "[STW-114] " + HERE + "NoResource#array(): " + noResource(HERE + "Located[]"));
    }

    private static String noResource(String type) {
        return "has @Path and no HTTP method, so it is a sub-resource locator, and " + type + " isn't a resource. Give it an"
                + " HTTP method, such as @GET, or return an object or class.";
    }

    @Path("/entity")
    public static class TakesTheEntity {
        @Path("sub")
        public Located sub(String body) {
            return null;
        }
    }

    @Test
    void refusesALocatorThatTakesTheEntity() {
        assertThat(check(TakesTheEntity.class)).extracting(Problem::toString).containsExactly("[STW-116] " + HERE
                + "TakesTheEntity#sub(String): is a sub-resource locator, and its parameter 'body' would take the entity, which"
                + " belongs to the resource method. Annotate it, for example with @PathParam.");
    }

    @Path("/endless")
    public static class Endless {
        @GET
        public String get() {
            return "";
        }

        @Path("")
        public Endless self() {
            return this;
        }

        @Path("/")
        public Endless again() {
            return this;
        }
    }

    @Test
    void refusesALocatorThatLeadsToItself() {
        assertThat(check(Endless.class)).filteredOn(problem -> problem.id().equals("STW-220")).extracting(Problem::toString)
                .containsExactlyInAnyOrder("[STW-220] " + HERE + "Endless#again(): " + ENDLESS,
                        "[STW-220] " + HERE + "Endless#self(): " + ENDLESS);
    }

    private static final String ENDLESS = "consumes nothing of the path and returns its own class Endless, which matches the"
            + " same path again, so no request gets any further. Give it a @Path that consumes a part of the path, or return"
            + " another class.";

    /** What it wraps may be a {@link Leaf}. */
    public static class Wrapper {
        @GET
        @Path("wrapper")
        public String get() {
            return "";
        }

        @Path("")
        public Wrapper wrapped() {
            return null;
        }
    }

    public static class Leaf extends Wrapper {
        @GET
        @Path("leaf")
        public String leaf() {
            return "";
        }

        @Override
        @Path("wrapped")
        public Wrapper wrapped() {
            return this;
        }
    }

    @Test
    void acceptsALocatorThatMayReturnAnotherClass() {
        assertThat(check(Good.class, Located.class, Wrapper.class, Leaf.class)).isEmpty();
    }

    public interface Store<T> {
        @POST
        @Consumes("text/plain")
        void add(T item);
    }

    public static class Names implements Store<String> {
        @Override
        public void add(String item) {
        }
    }

    @Path("/stores")
    public static class Stores {
        @Path("names")
        public Store<String> names() {
            return new Names();
        }
    }

    @Test
    void acceptsAGenericInterfaceWhoseEntityItsClassesKnow() {
        assertThat(check(Stores.class, Store.class, Names.class)).isEmpty();
    }

    public static class Unread implements Store<Thread[]> {
        @Override
        public void add(Thread[] item) {
        }
    }

    @Test
    void refusesTheEntityOfAClassThatNothingReads() {
        assertThat(check(Stores.class, Store.class, Unread.class)).extracting(Problem::toString)
                .containsExactly("[STW-132] " + HERE + "Unread#add(Thread[]): nothing reads the parameter 'item' of type"
                        + " java.lang.Thread[] from text/plain. Consume application/json, take a String, byte[], Buffer or"
                        + " InputStream, or write a MessageBodyReader.");
    }

    public static class Broken {
        @GET
        public String get(String one, String two) {
            return one + two;
        }
    }

    @Test
    void checksWhatLocatorsLeadToOnlyWhereThereAreLocators() {
        assertThat(check(Good.class, Located.class, Broken.class)).extracting(Problem::id).containsExactly("STW-113");
        assertThat(check(Broken.class)).isEmpty();
    }
}
