package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the bean of an observer that is told of each request. */
@Path("blocking/requests")
public class RequestsResource {

    @ApplicationScoped
    public static class Requests {
        @PostConstruct
        void open() {
            Slow.file();
        }

        void begin(@Observes @Initialized(RequestScoped.class) Object context) {
            // opened by the first request
        }
    }

    @GET
    @Blocks("file in @PostConstruct of what observes the requests")
    public String get() {
        return "served";
    }
}
