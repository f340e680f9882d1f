package dev.straightway.it.strict;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** Parameters, a parameter bean and context in the properties of a resource that lives for one request (§3.1.2, §3.2). */
@Path("properties/{id}")
@Produces("text/plain")
@RequestScoped
public class PropertiesResource {

    private long id;
    private String client;
    private Page page;
    private UriInfo uri;

    /** A parameter bean with a property. */
    public static class Page {

        private int number;

        @QueryParam("page")
        @DefaultValue("1")
        public void setNumber(int number) {
            this.number = number;
        }
    }

    @PathParam("id")
    public void setId(long id) {
        this.id = id;
    }

    @HeaderParam("X-Client")
    public void setClient(String client) {
        this.client = client;
    }

    @BeanParam
    public void setPage(Page page) {
        this.page = page;
    }

    @Context
    public void setUri(UriInfo uri) {
        this.uri = uri;
    }

    @GET
    public String get() {
        return id + " " + client + " " + page.number + " " + uri.getPath().endsWith("properties/" + id);
    }
}
