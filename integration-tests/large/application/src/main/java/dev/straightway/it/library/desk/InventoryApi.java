package dev.straightway.it.library.desk;

import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** The inventory, as other systems know it. */
@Path("/inventory")
public interface InventoryApi {

    @GET
    @Path("{room}")
    String room(@PathParam("room") @Size(max = 4) String room, @QueryParam("shelf") Integer shelf);

    @PUT
    @Path("{room}")
    String count(@PathParam("room") String room, String count);
}
