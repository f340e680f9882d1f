package dev.straightway.it.ends;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.StreamingOutput;

/** Answers that end, fail half way, or have no client any more. */
@Path("ends")
@Produces("text/plain")
public class EndsResource {

    private static final int PIECE = 64 * 1024;

    @Inject
    CountedBean bean;

    @GET
    @Path("text")
    public String text() {
        bean.touch();
        return "text";
    }

    @GET
    @Path("throws")
    public String fails() {
        bean.touch();
        throw new IllegalStateException("on purpose");
    }

    @GET
    @Path("broken")
    public StreamingOutput broken() {
        bean.touch();
        return output -> {
            output.write(new byte[4 * PIECE]);
            throw new IllegalStateException("on purpose");
        };
    }

    @GET
    @Path("endless")
    public StreamingOutput endless() {
        bean.touch();
        return output -> {
            while (true) {
                output.write(new byte[PIECE]);
            }
        };
    }

    @GET
    @Path("suspended")
    public void suspended(@Suspended AsyncResponse never) {
        bean.touch();
    }

    @GET
    @Path("stage")
    public CompletionStage<String> stage() {
        bean.touch();
        return new CompletableFuture<>();
    }
}
