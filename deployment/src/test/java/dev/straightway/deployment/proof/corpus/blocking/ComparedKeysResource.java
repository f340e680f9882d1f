package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** A route compares keys while it reads a bin of a map that has become a tree; those that write there wait for it. */
@Path("blocking/compared-keys")
public class ComparedKeysResource {

    private final Map<Object, String> all = new ConcurrentHashMap<>();
    private final Map<Object, String> removed = new ConcurrentHashMap<>();
    private final Map<Object, String> equal = new ConcurrentHashMap<>();

    /** Is sought, and never put. */
    static final class Sought {
        @Override
        public boolean equals(Object other) {
            return other != null && Slow.monitor() > 0;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @GET
    @Path("all")
    @Blocks("takes a monitor while it looks for keys")
    public boolean containsAll() {
        return all.keySet().containsAll(List.of(new Sought()));
    }

    @PUT
    @Path("all/{id}")
    @Blocks("waits for the bin in which another route looks for all of its keys")
    public int put(@PathParam("id") String id) {
        all.put(id, id);
        return all.size();
    }

    @GET
    @Path("removed")
    @Blocks("takes a monitor while it looks for elements among the keys of a map")
    public boolean removeAll() {
        return new ArrayList<>(List.of(new Sought())).removeAll(removed.keySet());
    }

    @DELETE
    @Path("removed/{id}")
    @Blocks("waits for the bin in which another route looks for elements of a list")
    public int remove(@PathParam("id") String id) {
        removed.remove(id);
        return removed.size();
    }

    @GET
    @Path("equal")
    @Blocks("takes a monitor while it compares the keys of a map with a set")
    public boolean equalKeys() {
        Set<Object> sought = new HashSet<>(List.of(new Sought()));
        return equal.keySet().equals(sought);
    }

    @DELETE
    @Path("equal")
    @Blocks("waits for the bin in which another route compares keys")
    public int clear() {
        equal.clear();
        return 0;
    }
}
