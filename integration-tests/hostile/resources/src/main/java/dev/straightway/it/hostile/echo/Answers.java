package dev.straightway.it.hostile.echo;

import jakarta.ws.rs.core.Response;

import dev.straightway.it.hostile.Marker;

/** Answers of resource methods that carry their request's marker in the fields. */
final class Answers {

    private Answers() {
    }

    static Response of(String marker, Object entity) {
        return Response.ok(entity).header(Marker.FIELD, marker).header(Marker.STAGE, "method").build();
    }
}
