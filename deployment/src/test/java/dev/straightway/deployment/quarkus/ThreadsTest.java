package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.RestAssured;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.smallrye.mutiny.Uni;

@Tag("application")
class ThreadsTest {

    static final String CHECKER = "io.vertx.core.impl.BlockedThreadChecker";

    /** {@return the kind of this thread, and whether Quarkus lets it block} */
    static String thread() {
        String name = Thread.currentThread().getName();
        String kind = name.startsWith("vert.x-eventloop-thread") ? "loop"
                : name.startsWith("executor-thread") ? "worker" : name.startsWith("quarkus-virtual-thread") ? "virtual" : name;
        return kind + (BlockingOperationControl.isBlockingAllowed() ? " may block" : " may not block");
    }

    @Path("unmarked")
    public static class UnmarkedResource {
        @GET
        @Path("plain")
        public String plain() {
            return thread();
        }

        @POST
        @Path("plain")
        public String plainWithEntity(String entity) {
            return entity + thread();
        }

        @GET
        @Path("stage")
        public CompletionStage<String> stage() {
            return CompletableFuture.completedFuture(thread());
        }

        @GET
        @Path("uni")
        public Uni<String> uni() {
            return Uni.createFrom().item(thread());
        }

        @GET
        @Path("blocking-uni")
        @Blocking
        public Uni<String> blockingUni() {
            String caller = thread();
            return Uni.createFrom().item(() -> caller);
        }

        @GET
        @Path("non-blocking")
        @NonBlocking
        public String nonBlocking() {
            return thread();
        }

        @GET
        @Path("virtual")
        @RunOnVirtualThread
        public String virtual() {
            return thread();
        }
    }

    @Path("blocking")
    @Blocking
    public static class BlockingResource {
        @GET
        @Path("plain")
        public String plain() {
            return thread();
        }

        @GET
        @Path("uni")
        public Uni<String> uni() {
            return Uni.createFrom().item(thread());
        }

        @GET
        @Path("non-blocking")
        @NonBlocking
        public String nonBlocking() {
            return thread();
        }
    }

    @Path("non-blocking")
    @NonBlocking
    public static class NonBlockingResource {
        @GET
        @Path("plain")
        public String plain() {
            return thread();
        }

        @POST
        @Path("plain")
        public String plainWithEntity(String entity) {
            return entity + thread();
        }

        @GET
        @Path("blocking")
        @Blocking
        public String blocking() {
            return thread();
        }

        /** Blocks until the checker complains, which it must do before the time is up. */
        @GET
        @Path("until-warned")
        public String untilWarned() throws InterruptedException {
            CountDownLatch warned = new CountDownLatch(1);
            Handler handler = new Handler() {
                @Override
                public void publish(LogRecord record) {
                    warned.countDown();
                }

                @Override
                public void flush() {
                }

                @Override
                public void close() {
                }
            };
            Logger.getLogger(CHECKER).addHandler(handler);
            try {
                return warned.await(30, TimeUnit.SECONDS) ? "warned" : "not warned";
            } finally {
                Logger.getLogger(CHECKER).removeHandler(handler);
            }
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(UnmarkedResource.class, BlockingResource.class,
                    NonBlockingResource.class))
            .overrideConfigKey("quarkus.vertx.max-event-loop-execute-time", "100ms")
            .overrideConfigKey("quarkus.vertx.warning-exception-time", "200ms")
            .setLogRecordPredicate(record -> CHECKER.equals(record.getLoggerName()))
            .assertLogRecords(records -> assertThat(records)
                    .anySatisfy(
                            record -> assertThat(record.getMessage()).contains("vert.x-eventloop-thread", "has been blocked")));

    @ParameterizedTest
    @CsvSource({
            "unmarked/plain, worker may block",
            "unmarked/stage, loop may not block",
            "unmarked/uni, loop may not block",
            "unmarked/blocking-uni, worker may block",
            "unmarked/non-blocking, loop may not block",
            "blocking/plain, worker may block",
            "blocking/uni, worker may block",
            "blocking/non-blocking, loop may not block",
            "non-blocking/plain, loop may not block",
            "non-blocking/blocking, worker may block" })
    void callsTheMethodOnTheThreadThatItsAnnotationsOrItsSignatureAskFor(String path, String thread) {
        when().get(path).then().statusCode(200).body(equalTo(thread));
    }

    @ParameterizedTest
    @CsvSource({ "unmarked/plain, worker may block", "non-blocking/plain, loop may not block" })
    void keepsToTheThreadAfterTheEntityWasRead(String path, String thread) {
        RestAssured.given().body("read, ").post(path).then().statusCode(200).body(equalTo("read, " + thread));
    }

    @Test
    void callsTheMethodOnAVirtualThreadWhereThereAreSome() {
        String expected = Runtime.version().feature() < 21 ? "worker" : "virtual";
        when().get("unmarked/virtual").then().statusCode(200).body(startsWith(expected)).body(equalTo(expected + " may block"));
    }

    @Test
    void leavesBlockedEventLoopsToTheCheckerOfVertx() {
        when().get("non-blocking/until-warned").then().statusCode(200).body(equalTo("warned"));
    }
}
