package dev.straightway.it.params;

import java.util.List;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** Matrix parameters (§3.2). */
@Path("matrix")
@Produces("text/plain")
public class MatrixResource {

    @GET
    @Path("one")
    public String one(@MatrixParam("name") String name, @MatrixParam("n") @DefaultValue("7") int n) {
        return name + " " + n;
    }

    @GET
    @Path("many")
    public String many(@MatrixParam("n") List<Integer> numbers) {
        return numbers.toString();
    }

    /** The template variable takes the segment without its matrix parameters. */
    @GET
    @Path("{place}/end")
    public String place(@PathParam("place") String place, @MatrixParam("name") String name) {
        return place + " " + name;
    }
}
