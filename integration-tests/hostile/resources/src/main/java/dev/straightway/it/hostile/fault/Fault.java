package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import dev.straightway.it.hostile.Marker;

/** The failure that a request asks for in {@value #FIELD}, as {@code stage:kind}. */
public final class Fault {

    public static final String FIELD = "X-Fault";

    private Fault() {
    }

    /** Fails if the request asks for a failure in this stage. */
    public static void at(String stage, String asked, String marker) throws IOException {
        if (asked == null || !asked.startsWith(stage + ":")) {
            return;
        }
        switch (asked.substring(stage.length() + 1)) {
            case "runtime" -> throw new IllegalStateException(stage);
            case "checked" -> throw new IOException(stage);
            case "error" -> throw new AssertionError(stage);
            case "mapped" -> throw new FaultException(stage);
            case "mapper" -> throw new MapperFaultException(stage);
            case "status" -> throw new WebApplicationException(409);
            case "response" -> throw new WebApplicationException(Response.status(422).header(Marker.FIELD, marker)
                    .header(Marker.STAGE, "failure").type("text/plain").entity(Marker.body("failure", marker)).build());
            default -> throw new IllegalArgumentException(asked);
        }
    }
}
