package dev.straightway.deployment.proof.corpus.blocking;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** A route fills a cache under the lock of a bin; the others wait for it, though they do nothing slow themselves. */
@Path("blocking/shared-caches")
public class SharedCachesResource {

    private final ConcurrentMap<String, String> names = new ConcurrentHashMap<>();
    private final Map<String, String> hosts = new ConcurrentHashMap<>();
    private final Registry registry = new Registry();

    /** A map of the application's own. */
    static class Registry extends ConcurrentHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;

        void fill(String key) {
            compute(key, (one, before) -> Slow.monitor());
        }
    }

    @GET
    @Path("names/{id}")
    @Blocks("reads a file while it holds the bin")
    public String name(@PathParam("id") String id) {
        return names.computeIfAbsent(id, key -> Slow.file());
    }

    @PUT
    @Path("names/{id}")
    @Blocks("waits for the bin that the other route holds")
    public String rename(@PathParam("id") String id, String name) {
        return String.valueOf(names.put(id, name));
    }

    @DELETE
    @Path("names/{id}")
    @Blocks("waits for the bin, through a view of the keys")
    public boolean forget(@PathParam("id") String id) {
        return names.keySet().remove(id);
    }

    @DELETE
    @Path("names")
    @Blocks("waits for each bin, through an iterator")
    public int forgetAll() {
        var count = 0;
        for (var each = names.entrySet().iterator(); each.hasNext(); count++) {
            each.next();
            each.remove();
        }
        return count;
    }

    @PUT
    @Path("names")
    @Blocks("waits for the bin, through an entry")
    public int upper() {
        names.entrySet().forEach(entry -> entry.setValue(entry.getValue().strip()));
        return 1;
    }

    @PUT
    @Path("all")
    @Blocks("waits for the bin, through a set of values")
    public boolean keep() {
        return names.values().removeIf(String::isEmpty);
    }

    @PUT
    @Path("streamed")
    @Blocks("waits for the bin, through an entry that a stream hands on")
    public int streamed() {
        names.entrySet().stream().sorted(Map.Entry.comparingByKey()).limit(3).forEach(entry -> entry.setValue(""));
        return 1;
    }

    @PUT
    @Path("listed")
    @Blocks("waits for the bin, through an iterator that another method makes of a set of another one")
    public int listed() {
        var first = first(keys());
        first.next();
        first.remove();
        return 1;
    }

    private Set<String> keys() {
        return names.keySet();
    }

    /** Is a set by the iterator of another one. */
    static class Keys extends AbstractSet<String> {
        private final Map<String, String> map;

        Keys(Map<String, String> map) {
            this.map = map;
        }

        @Override
        public Iterator<String> iterator() {
            return map.keySet().iterator();
        }

        @Override
        public int size() {
            return map.size();
        }
    }

    @DELETE
    @Path("keys/{id}")
    @Blocks("waits for the bin, as the platform removes through the iterator that a set of the application returns")
    public boolean forgetKey(@PathParam("id") String id) {
        return new Keys(names).remove(id);
    }

    private static Iterator<String> first(Iterable<String> all) {
        return all.iterator();
    }

    @GET
    @Path("hosts/{id}")
    @Blocks("asks the network while it holds the bin")
    public String host(@PathParam("id") String id) {
        return hosts.merge(id, "", SharedCachesResource::joined);
    }

    private static String joined(String before, String now) {
        return before + Slow.host();
    }

    @PUT
    @Path("hosts/{id}")
    @Blocks("waits for the bin that the other route holds, with a harmless function")
    public String touch(@PathParam("id") String id) {
        return hosts.computeIfPresent(id, (key, before) -> before.strip());
    }

    @PUT
    @Path("registry/{id}")
    @Blocks("waits for the bin of a map of the application's own")
    public int register(@PathParam("id") String id) {
        registry.putIfAbsent(id, 1);
        return 1;
    }

    @GET
    @Path("registry/{id}")
    @Blocks("takes a monitor while it holds the bin")
    public int registered(@PathParam("id") String id) {
        registry.fill(id);
        return registry.size();
    }

    @PUT
    @Path("copies")
    @Blocks("waits for the bin, as the map is handed on")
    public int copy() {
        return add(Set.of("a", "b"), hosts);
    }

    private static int add(Set<String> keys, Map<String, String> to) {
        keys.forEach(key -> to.put(key, ""));
        return keys.size();
    }
}
