package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

import dev.straightway.it.hostile.Marker;
import io.quarkus.arc.properties.UnlessBuildProperty;

/** Fails in the stage that the request names. */
@UnlessBuildProperty(name = "hostile.fuse", stringValue = "false", enableIfMissing = true)
@Path("fault")
public class FaultResource {

    /** With filters, interceptors, and a reader and a writer of its own. */
    @POST
    @Path("fuse")
    @Fragile
    @Consumes("application/x-fuse")
    @Produces("application/x-fuse")
    public Response fuse(Fuse fuse, @HeaderParam(Fault.FIELD) String asked, @HeaderParam(Marker.FIELD) String marker)
            throws IOException {
        Fault.at("method", asked, marker);
        return Response.ok(new Fuse("method " + marker + "\n" + fuse.text())).header(Marker.FIELD, marker)
                .header(Marker.STAGE, "method").header(Fault.FIELD, asked).build();
    }

    /** With filters, and a text as its answer. */
    @GET
    @Path("filtered")
    @Fragile
    @Produces("text/plain")
    public Response filtered(@HeaderParam(Fault.FIELD) String asked, @HeaderParam(Marker.FIELD) String marker)
            throws IOException {
        Fault.at("method", asked, marker);
        return Response.ok("method " + marker).header(Marker.FIELD, marker).header(Marker.STAGE, "method")
                .header(Fault.FIELD, asked).build();
    }

    /** Without anything around it. */
    @GET
    @Path("plain")
    @Produces("text/plain")
    public String plain(@HeaderParam(Fault.FIELD) String asked, @HeaderParam(Marker.FIELD) String marker)
            throws IOException {
        Fault.at("method", asked, marker);
        return "method " + marker;
    }

    @GET
    @Path("converted/{brittle}")
    @Produces("text/plain")
    public String converted(@PathParam("brittle") Brittle brittle, @HeaderParam(Marker.FIELD) String marker) {
        return "method " + marker + "\n" + brittle;
    }

    @GET
    @Path("queried")
    @Produces("text/plain")
    public String queried(@QueryParam("brittle") Brittle brittle, @HeaderParam(Marker.FIELD) String marker) {
        return "method " + marker + "\n" + brittle;
    }

    @GET
    @Path("headed")
    @Produces("text/plain")
    public String headed(@HeaderParam("X-Brittle") Brittle brittle, @HeaderParam(Marker.FIELD) String marker) {
        return "method " + marker + "\n" + brittle;
    }

    /** A locator that fails, finds nothing, or finds a resource. */
    @Path("located/{how}")
    public Located located(@PathParam("how") String how, @HeaderParam(Fault.FIELD) String asked,
            @HeaderParam(Marker.FIELD) String marker) throws IOException {
        Fault.at("locator", asked, marker);
        return how.equals("none") ? null : new Located();
    }
}
