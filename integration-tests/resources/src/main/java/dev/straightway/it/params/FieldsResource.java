package dev.straightway.it.params;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** Parameters in the fields of a resource that lives for one request (§3.1.2, §3.2). */
@Path("fields/{id}")
@Produces("text/plain")
@RequestScoped
public class FieldsResource {

    @QueryParam("n")
    @DefaultValue("7")
    int number;

    @BeanParam
    Origin origin;

    @PathParam("id")
    long id;

    @HeaderParam("X-Client")
    String client;

    @GET
    public String get() {
        return id + " " + number + " " + client + " " + origin;
    }
}
