package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

import dev.straightway.it.hostile.Marker;

/** What the locator finds. */
public class Located {

    @GET
    @Path("leaf/{name}")
    @Produces("text/plain")
    public String leaf(@PathParam("name") String name, @HeaderParam(Fault.FIELD) String asked,
            @HeaderParam(Marker.FIELD) String marker) throws IOException {
        Fault.at("method", asked, marker);
        return "method " + marker + "\n" + name;
    }
}
