package dev.straightway.it.context;

import java.util.Date;
import java.util.List;
import java.util.Locale;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import jakarta.ws.rs.core.Variant;

/** Preconditions, and the variant that the client likes best (§10.2.4, {@code Request}). */
@Path("preconditions")
public class PreconditionsResource {

    private static final EntityTag TAG = new EntityTag("v1");

    /** 2021-01-01T00:00:00Z. */
    private static final Date MODIFIED = new Date(1_609_459_200_000L);

    @GET
    @Path("tag")
    public Response tag(@Context Request request) {
        ResponseBuilder unmet = request.evaluatePreconditions(TAG);
        return (unmet == null ? Response.ok("text").type("text/plain").tag(TAG) : unmet).build();
    }

    @PUT
    @Path("tag")
    public Response put(@Context Request request) {
        ResponseBuilder unmet = request.evaluatePreconditions(TAG);
        return (unmet == null ? Response.noContent() : unmet).build();
    }

    @GET
    @Path("date")
    public Response date(@Context Request request) {
        ResponseBuilder unmet = request.evaluatePreconditions(MODIFIED);
        return (unmet == null ? Response.ok("text").type("text/plain").lastModified(MODIFIED) : unmet).build();
    }

    @GET
    @Path("variant")
    public Response variant(@Context Request request) {
        List<Variant> variants = Variant.mediaTypes(MediaType.TEXT_PLAIN_TYPE, MediaType.TEXT_HTML_TYPE)
                .languages(Locale.ENGLISH, Locale.GERMAN).add().build();
        Variant best = request.selectVariant(variants);
        return best == null ? Response.notAcceptable(variants).build()
                : Response.ok(best.getMediaType() + " " + best.getLanguageString(), best).build();
    }
}
