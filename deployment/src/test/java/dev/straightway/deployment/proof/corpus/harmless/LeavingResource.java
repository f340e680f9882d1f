package dev.straightway.deployment.proof.corpus.harmless;

import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

/** Throws exceptions with messages of their own, made before the request or for it. */
@Path("harmless/leaving")
public class LeavingResource {

    static final class Absent extends NotFoundException {
        private static final long serialVersionUID = 1L;

        private final String id;

        Absent(String id) {
            this.id = id;
        }

        @Override
        public String getMessage() {
            return "no " + id;
        }
    }

    private static final Absent ABSENT = new Absent("entry");

    @GET
    @Path("kept/{id}")
    public String kept(@PathParam("id") String id) {
        if (id.isEmpty() || id.startsWith("x")) {
            throw ABSENT;
        }
        return id;
    }

    @GET
    @Path("made/{id}")
    public String made(@PathParam("id") String id) {
        return Optional.of(id).filter(text -> !text.startsWith("x")).orElseThrow(() -> new Absent(id));
    }
}
