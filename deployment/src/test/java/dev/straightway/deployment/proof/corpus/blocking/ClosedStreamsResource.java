package dev.straightway.deployment.proof.corpus.blocking;

import java.util.stream.Stream;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.StartupEvent;

/** Blocks when a stream is closed that was made before the request. */
@Path("blocking/closed-streams")
public class ClosedStreamsResource {

    static Stream<String> told;
    static Stream<String> source;
    static Stream<String> written;

    @Singleton
    public static class Starting {
        void make(@Observes StartupEvent event) {
            told = Stream.of("a").onClose(Slow::sleep);
            source = Stream.of("a");
            source.map(text -> text).onClose(Slow::sleep);
            written = Stream.of("a");
            written.sorted().onClose(Slow::sleep);
        }
    }

    @GET
    @Path("told")
    @Blocks("sleep where JSON closes a stream")
    public Object told() {
        return told;
    }

    @GET
    @Path("written")
    @Blocks("sleep where JSON closes a stream that another one was made of")
    public Object written() {
        return written;
    }

    @GET
    @Path("source")
    @Blocks("sleep where a stream is closed that another one was made of")
    public String source() {
        source.close();
        return "closed";
    }
}
