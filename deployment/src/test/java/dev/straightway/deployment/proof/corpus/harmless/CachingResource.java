package dev.straightway.deployment.proof.corpus.harmless;

import java.util.Locale;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/** Keeps what it has computed. */
@Path("harmless/caching")
public class CachingResource {

    private final Cache<String, String> cache = Caffeine.newBuilder().maximumSize(100).build();

    @GET
    @Path("get/{id}")
    public String get(@PathParam("id") String id) {
        return cache.get(id, key -> key.toUpperCase(Locale.ROOT));
    }

    @GET
    @Path("put/{id}")
    public String put(@PathParam("id") String id) {
        var known = cache.getIfPresent(id);
        if (known == null) {
            cache.put(id, id);
        }
        return id;
    }
}
