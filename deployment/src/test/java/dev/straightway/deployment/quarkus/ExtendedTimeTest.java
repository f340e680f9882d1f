package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.Vertx;

/** The time of an answer is extended while the thread that would tell of its end is busy. */
@Tag("application")
class ExtendedTimeTest {

    private static final int PATIENCE_SECONDS = 20;

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Filtered {
    }

    @Path("extended")
    public static class ExtendedResource {
        @Inject
        Vertx vertx;
        @Inject
        ExecutorService workers;

        /** Holds the only worker, so that the first time is over before it is extended, and its end told afterwards. */
        @GET
        @Blocking
        @Filtered
        public void get(@Suspended AsyncResponse later) throws InterruptedException {
            CountDownLatch over = new CountDownLatch(1);
            later.setTimeout(1, TimeUnit.MILLISECONDS);
            vertx.setTimer(50, fired -> over.countDown());
            if (over.await(PATIENCE_SECONDS, TimeUnit.SECONDS) && later.setTimeout(1, TimeUnit.HOURS)) {
                workers.execute(() -> later.resume("resumed"));
            }
        }
    }

    /** Has what becomes of the answer run on a worker. */
    @Provider
    @Filtered
    public static class NothingFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("X-Filtered", "yes");
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(ExtendedResource.class, Filtered.class, NothingFilter.class))
            .overrideRuntimeConfigKey("quarkus.thread-pool.max-threads", "1");

    @Test
    void countsFromWhenItIsExtended() {
        Response answer = get("/extended");
        assertThat(answer.asString()).isEqualTo("resumed");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.header("X-Filtered")).isEqualTo("yes");
    }
}
