package dev.straightway.deployment.proof.corpus.blocking;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Security;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;

/** Blocks in what was registered with the platform or with a library when the application started. */
@Path("blocking/registered")
public class RegisteredResource {

    static void registerAtTheStart() {
        Security.addProvider(new Digests());
    }

    public static class Digests extends java.security.Provider {
        private static final long serialVersionUID = 1;

        public Digests() {
            super("Digests", "1", "digests");
        }

        @Override
        public Service getService(String type, String algorithm) {
            Slow.file();
            return null;
        }
    }

    @GET
    @Path("digest")
    @Blocks("file in a provider that is asked for a digest")
    public String digest() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA-256").getAlgorithm();
    }

    @Path("blocking/registered/meters")
    public static class MetersResource {
        private final MeterRegistry registry = registry();

        private static MeterRegistry registry() {
            return new SimpleMeterRegistry();
        }

        void listenAtTheStart() {
            registry.config().onMeterAdded(meter -> Slow.row());
        }

        @GET
        @Blocks("query in what is told of a new meter")
        public int counted() {
            registry.counter("calls").increment();
            return 1;
        }
    }
}
