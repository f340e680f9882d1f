package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.startsWith;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.arc.All;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.NonBlocking;

/** Plain methods run where the proof says; each answers with the name of its thread. */
@Tag("application")
class ProvenThreadsTest {

    public record Item(String id, String thread) {
    }

    /** Not in the test itself, whose static initialiser isn't harmless. */
    static final class Here {
        static String thread() {
            return Thread.currentThread().getName();
        }
    }

    public interface Clock {
        String now();
    }

    @ApplicationScoped
    public static class QuietClock implements Clock {
        @Override
        public String now() {
            return "noon";
        }
    }

    @ApplicationScoped
    public static class Items {
        private final Map<String, Item> all = new ConcurrentHashMap<>();
        private final Clock clock;

        @Inject
        public Items(Clock clock) {
            this.clock = clock;
        }

        Item find(String id) {
            return all.getOrDefault(id, new Item(id + clock.now(), Here.thread()));
        }

        void put(Item item) {
            all.put(item.id(), item);
        }
    }

    @InterceptorBinding
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Slowed {
    }

    @Slowed
    @Interceptor
    @jakarta.annotation.Priority(1)
    public static class Slowing {
        @AroundInvoke
        Object slow(InvocationContext invocation) throws Exception {
            Thread.sleep(1);
            return invocation.proceed();
        }
    }

    @ApplicationScoped
    public static class Disk {
        String read() {
            try {
                return Files.readString(java.nio.file.Path.of("/dev/null")) + Here.thread();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        @Slowed
        String slowly() {
            return Here.thread();
        }
    }

    public interface Greeting {
        default String greet() {
            return Here.thread();
        }
    }

    @Slowed
    @ApplicationScoped
    public static class Greeter implements Greeting {
    }

    public static class Statics {
        @Slowed
        static String slowly() {
            return Here.thread();
        }
    }

    public interface Rule {
        String apply();
    }

    @ApplicationScoped
    public static class First implements Rule {
        @Override
        public String apply() {
            return Here.thread();
        }
    }

    @Singleton
    public static class Contexts {
        String begun = "";

        void begin(@Observes @Initialized(ApplicationScoped.class) Object context) {
            begun = "begun";
        }
    }

    @Path("items")
    public static class ItemResource {
        @Inject
        Items items;
        @Inject
        Disk disk;
        @Inject
        Greeter greeter;
        @All
        @Inject
        List<Rule> rules;
        @ConfigProperty(name = "greeting", defaultValue = "hello")
        String configured;
        @Context
        UriInfo uri;

        @GET
        @Path("text")
        public String text() {
            return Here.thread();
        }

        @GET
        @Path("by-id/{id}")
        public Item get(@PathParam("id") String id) {
            return items.find(id);
        }

        @POST
        public String post(Item item) {
            items.put(item);
            return Here.thread();
        }

        @GET
        @Path("file")
        public String file() {
            return disk.read();
        }

        @GET
        @Path("intercepted")
        public String intercepted() {
            return disk.slowly();
        }

        @GET
        @Path("inherited")
        public String inherited() {
            return greeter.greet();
        }

        @GET
        @Path("static")
        public String interceptedStatic() {
            return Statics.slowly();
        }

        @GET
        @Path("rules")
        public String rules() {
            return rules.get(0).apply();
        }

        @GET
        @Path("configured")
        public String configured() {
            return Here.thread() + configured;
        }

        @GET
        @Path("uri")
        public String uri() {
            return Here.thread() + uri.getPath();
        }

        @GET
        @Path("sleep")
        @NonBlocking
        public String sleep() throws InterruptedException {
            Thread.sleep(1);
            return Here.thread();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(ItemResource.class, Item.class, Items.class, Clock.class,
                    QuietClock.class, Disk.class, Slowed.class, Slowing.class, Here.class, Greeting.class, Greeter.class,
                    Statics.class,
                    Rule.class, First.class, Contexts.class))
            .setLogRecordPredicate(record -> "dev.straightway".equals(record.getLoggerName())
                    && record.getLevel().intValue() >= Level.INFO.intValue())
            .assertLogRecords(records -> assertThat(records).map(java.util.logging.LogRecord::getMessage)
                    .anySatisfy(text -> assertThat(text).contains("plain routes proven non-blocking"))
                    .anySatisfy(text -> assertThat(text).contains("STW-304", "ItemResource#sleep",
                            "java.lang.Thread#sleep", "Use @Blocking")));

    @ParameterizedTest
    @CsvSource({ "text, vert.x-eventloop", "file, executor-thread", "intercepted, executor-thread",
            "inherited, executor-thread",
            "static, executor-thread", "rules, vert.x-eventloop", "configured, vert.x-eventloop", "uri, vert.x-eventloop",
            "sleep, vert.x-eventloop" })
    void runsWhereTheProofSays(String path, String thread) {
        when().get("items/" + path).then().statusCode(200).body(startsWith(thread));
    }

    @ParameterizedTest
    @CsvSource({ "a", "b" })
    void runsRoutesWithBeansBehindInterfacesOnTheEventLoop(String id) {
        when().get("items/by-id/" + id).then().statusCode(200).body("thread", startsWith("vert.x-eventloop"));
        given().contentType("application/json").body(Map.of("id", "c", "thread", "none")).post("items").then().statusCode(200)
                .body(startsWith("vert.x-eventloop"));
    }
}
