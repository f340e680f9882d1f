package dev.straightway.it.library.desk;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;

import org.jboss.resteasy.reactive.RestPath;

import dev.straightway.it.library.web.Refused;
import io.quarkus.cache.CacheInvalidate;
import io.quarkus.cache.CacheResult;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

@Path("/advice")
public class AdviceResource {

    /** What to read next. */
    public record Advice(String after, String read) {
    }

    /** Thinks hard, and remembers. */
    @Singleton
    public static class Adviser {

        private final AtomicInteger thought = new AtomicInteger();

        @CacheResult(cacheName = "advice")
        public String after(String title) {
            return title + " " + thought.incrementAndGet();
        }

        @CacheInvalidate(cacheName = "advice")
        public void forget(String title) {
        }
    }

    @Inject
    Adviser adviser;

    @GET
    @Path("later/{title}")
    public Uni<Advice> later(@RestPath String title) {
        return Uni.createFrom().item(new Advice(title, "Solaris"));
    }

    @GET
    @Path("stage/{title}")
    public CompletionStage<String> stage(@RestPath String title) {
        return CompletableFuture.completedStage("after " + title);
    }

    @GET
    @Path("failing")
    public Uni<String> failing() {
        return Uni.createFrom().failure(new Refused("no-advice", "ask someone else"));
    }

    @GET
    @Path("resumed")
    public void resumed(@Suspended AsyncResponse response) {
        response.resume(new Advice("anything", "Kindred"));
    }

    @GET
    @NonBlocking
    @Path("thread")
    public boolean onEventLoop() {
        return Thread.currentThread().getName().startsWith("vert.x-eventloop");
    }

    @GET
    @Path("remembered/{title}")
    public String remembered(@RestPath String title) {
        String first = adviser.after(title);
        boolean same = first.equals(adviser.after(title));
        adviser.forget(title);
        return same + " " + !first.equals(adviser.after(title));
    }
}
