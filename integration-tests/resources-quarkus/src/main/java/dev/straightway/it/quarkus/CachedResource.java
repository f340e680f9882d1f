package dev.straightway.it.quarkus;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.NoCache;

/** How long answers may be kept, said of a class and of its methods. */
@Path("cached")
@Produces("text/plain")
@Cache(maxAge = 60)
public class CachedResource {

    @GET
    public String asTheClass() {
        return "";
    }

    /** The field is there, and says nothing. */
    @GET
    @Path("empty")
    @Cache
    public String empty() {
        return "";
    }

    @GET
    @Path("none")
    @NoCache
    public String none() {
        return "";
    }

    @GET
    @Path("fields")
    @NoCache(fields = { "X-One", "X-Two" })
    public String fields() {
        return "";
    }

    @GET
    @Path("all")
    @Cache(maxAge = 1, sMaxAge = 2, noStore = true, noTransform = true, mustRevalidate = true, proxyRevalidate = true, isPrivate = true, noCache = true)
    public String all() {
        return "";
    }

    /** A locator has no answer of its own, and the class that it returns none of its annotations. */
    @Path("located/{name}")
    public Located located(@PathParam("name") String name) {
        return new Located();
    }

    /** A sub-resource. */
    @Produces("text/plain")
    public static class Located {

        @GET
        public String get() {
            return "";
        }
    }
}
