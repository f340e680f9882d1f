package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** A sub-resource that locates others of its class. */
@Produces("text/plain")
public class FolderResource {

    private final String path;

    FolderResource(String path) {
        this.path = path;
    }

    @GET
    public String get(@Context UriInfo uri) {
        return path + " " + uri.getMatchedResources().size();
    }

    @Path("folder/{name}")
    public FolderResource folder(@PathParam("name") String name) {
        return new FolderResource(path + ">" + name);
    }
}
