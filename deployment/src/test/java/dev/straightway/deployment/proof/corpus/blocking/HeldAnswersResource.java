package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.CompletionCallback;
import jakarta.ws.rs.container.Suspended;

import dev.straightway.deployment.proof.corpus.Blocks;

/**
 * Gives the suspended answer of another request a callback, by its class: the constructor runs at once.
 */
@Path("blocking/held-answers")
public class HeldAnswersResource {

    private static volatile AsyncResponse held;

    public static class Callback implements CompletionCallback {
        public Callback() {
            Slow.file();
        }

        @Override
        public void onComplete(Throwable failure) {
            // nothing to do
        }
    }

    @GET
    @Path("suspend")
    @Blocks("sleep")
    public void suspend(@Suspended AsyncResponse answer) {
        Slow.sleep();
        held = answer;
    }

    @POST
    @Path("register")
    @Blocks("file in the constructor of a callback that is given as a class")
    public String register() {
        held.register(Callback.class);
        return "registered";
    }

    @POST
    @Path("register-more")
    @Blocks("file in the constructor of a callback that is given as a class")
    public String registerMore() {
        held.register(Callback.class, Callback.class);
        return "registered";
    }
}
