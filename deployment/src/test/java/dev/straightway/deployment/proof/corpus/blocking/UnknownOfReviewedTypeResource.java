package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.CacheLoader;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.Startup;

/**
 * Blocks in objects that unseen code has made or handed over before the request, of a type that the tables of libraries call
 * harmless.
 */
@Path("blocking/unknown-of-reviewed-type")
public class UnknownOfReviewedTypeResource {

    public static class Card {
        public String getText() {
            return Slow.row();
        }
    }

    private static LoadingCache<String, String> view;
    private static ObjectNode tree;

    static void fillAtTheStart() {
        view = Caffeine.newBuilder().buildAsync((CacheLoader<String, String>) key -> Slow.file()).synchronous();
        tree = JsonNodeFactory.instance.objectNode().putPOJO("card", new Card());
    }

    @GET
    @Path("view/{key}")
    @Blocks("waits for the future of another thread: the view of an asynchronous cache is a LoadingCache too")
    public String view(@PathParam("key") String key) {
        return view.get(key);
    }

    @GET
    @Path("tree")
    @Blocks("query in a getter of an object in a tree, as putPOJO has returned it")
    public String tree() {
        return tree.toString();
    }

    /** Is made at the start; so is the cache, whose loader isn't called then. */
    @Startup
    @Singleton
    public static class Caches {
        @Produces
        @Singleton
        @Startup
        LoadingCache<String, String> files = Caffeine.newBuilder().build(key -> Slow.file());
    }

    @Inject
    LoadingCache<String, String> produced;

    @GET
    @Path("produced/{key}")
    @Blocks("file in the loader of a cache that a producer field gives")
    public String produced(@PathParam("key") String key) {
        return produced.get(key);
    }
}
