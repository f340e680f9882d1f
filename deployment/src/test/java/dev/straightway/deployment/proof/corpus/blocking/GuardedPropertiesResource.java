package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the security manager of the application, which Java asks whether a property may be read. */
@Path("blocking/guarded-properties")
@SuppressWarnings("removal") // Java 17 still asks it
public class GuardedPropertiesResource {

    static void guardAtTheStart() {
        System.setSecurityManager(new Guard());
    }

    static final class Guard extends SecurityManager {
        @Override
        public void checkPropertyAccess(String key) {
            Slow.file();
        }
    }

    @GET
    @Path("property")
    @Blocks("file in the security manager, which is asked for a property")
    public String property() {
        return System.getProperty("line.separator");
    }
}
