package dev.straightway.deployment.proof.corpus.blocking;

import java.util.concurrent.CompletableFuture;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;

/**
 * Completes a future that the pipeline of another request waits for: its functions run here, before {@code complete} returns.
 */
@Path("blocking/woken-pipeline")
public class WokenPipelineResource {

    private static final CompletableFuture<String> NEXT = new CompletableFuture<>();
    private static final CompletableFuture<String> CHOSEN = new CompletableFuture<>();

    @GET
    @Path("await")
    @Blocking
    @Blocks("file in a function of a pipeline")
    public Uni<String> await() {
        return Uni.createFrom().completionStage(NEXT).map(text -> text + Slow.file());
    }

    @GET
    @Path("await/chosen")
    @Blocking
    @Blocks("monitor in a function behind one that chooses the future")
    public Uni<String> chosen() {
        return Uni.createFrom().item("a").flatMap(text -> Uni.createFrom().completionStage(CHOSEN))
                .map(text -> text + Slow.monitor());
    }

    @POST
    @Path("wake")
    @Blocks("file in a function of a pipeline that waits for the future")
    public String wake() {
        NEXT.complete("x");
        return "woken";
    }

    @POST
    @Path("wake/chosen")
    @Blocks("monitor in a function of a pipeline that a function has chosen the future for")
    public String wakeChosen() {
        CHOSEN.complete("x");
        return "woken";
    }
}
