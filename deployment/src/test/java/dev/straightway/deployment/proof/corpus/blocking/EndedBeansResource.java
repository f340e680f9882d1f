package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in beans that code of the application ends. */
@Path("blocking/ended-beans")
public class EndedBeansResource {

    @Dependent
    public static class Draft {
        public String text() {
            return "draft";
        }

        @PreDestroy
        void discard() {
            Slow.file();
        }
    }

    @Inject
    Instance<Draft> drafts;

    @GET
    @Path("destroyed")
    @Blocks("file in @PreDestroy of a dependent bean that is looked up and destroyed")
    public String destroyed() {
        var draft = drafts.get();
        drafts.destroy(draft);
        return "served";
    }
}
