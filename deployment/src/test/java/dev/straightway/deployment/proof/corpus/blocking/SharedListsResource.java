package dev.straightway.deployment.proof.corpus.blocking;

import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** A route runs a function under the lock of a list; those that write to the list wait for it. */
@Path("blocking/shared-lists")
public class SharedListsResource {

    private final List<String> names = new CopyOnWriteArrayList<>();
    private final CopyOnWriteArrayList<String> sorted = new CopyOnWriteArrayList<>();
    private final Set<Key> keys = new CopyOnWriteArraySet<>();
    private final List<String> kept = new CopyOnWriteArrayList<>();
    private final List<String> parts = new CopyOnWriteArrayList<>();
    private List<String> wrapped = List.of();
    private final Listeners listeners = new Listeners();

    record Key(String name) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.name.length() + Slow.monitor() > 0;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** Asks the disk what it holds. */
    static final class Listed extends AbstractList<String> {
        @Override
        public String get(int index) {
            return Slow.file();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    /** A list of the application's own. */
    static final class Listeners extends CopyOnWriteArrayList<Runnable> {
        private static final long serialVersionUID = 1L;

        void clean() {
            removeIf(one -> Slow.monitor() == 0);
        }
    }

    @DELETE
    @Path("names")
    @Blocks("reads a file while it holds the list")
    public boolean clean() {
        return names.removeIf(name -> name.equals(Slow.file()));
    }

    @PUT
    @Path("names/{id}")
    @Blocks("waits for the list that the other route holds")
    public int add(@PathParam("id") String id) {
        names.add(id);
        return names.size();
    }

    @DELETE
    @Path("names/{id}")
    @Blocks("waits for the list to remove from it")
    public boolean remove(@PathParam("id") String id) {
        return names.remove(id);
    }

    @PUT
    @Path("all/{id}")
    @Blocks("waits for the list behind a helper")
    public boolean addAll(@PathParam("id") String id) {
        return put(names, id);
    }

    private static boolean put(Collection<String> all, String id) {
        return all.addAll(List.of(id));
    }

    @GET
    @Path("sorted")
    @Blocks("takes a monitor while it holds the list")
    public List<String> sort() {
        sorted.sort((one, other) -> Slow.monitor());
        return sorted;
    }

    @PUT
    @Path("sorted/{id}")
    @Blocks("waits for the list that is sorted")
    public boolean addIfAbsent(@PathParam("id") String id) {
        return sorted.addIfAbsent(id);
    }

    @PUT
    @Path("upper")
    @Blocks("waits for the list, with a harmless function")
    public int upper() {
        sorted.replaceAll(String::strip);
        return 1;
    }

    @PUT
    @Path("keys/{id}")
    @Blocks("compares keys while it holds the set")
    public boolean key(@PathParam("id") String id) {
        return keys.add(new Key(id));
    }

    @DELETE
    @Path("keys")
    @Blocks("waits for the set whose keys another route compares")
    public int forget() {
        keys.clear();
        return 0;
    }

    @PUT
    @Path("kept")
    @Blocks("asks a slow list while it holds the list")
    public boolean keep() {
        return kept.retainAll(new Listed());
    }

    @DELETE
    @Path("kept")
    @Blocks("waits for the list that asks a slow one")
    public int clearKept() {
        kept.clear();
        return 0;
    }

    @GET
    @Path("listeners")
    @Blocks("takes a monitor while it holds a list of the application's own")
    public int cleanListeners() {
        listeners.clean();
        return 1;
    }

    @PUT
    @Path("listeners")
    @Blocks("waits for a list of the application's own")
    public int addListener() {
        listeners.add(() -> names.size());
        return 1;
    }

    @PUT
    @Path("checked/{id}")
    @Blocks("waits for the list behind a view of it")
    public boolean addChecked(@PathParam("id") String id) {
        return Collections.checkedList(names, String.class).add(id);
    }

    @GET
    @Path("part")
    @Blocks("waits for the list, as each method of a part of it locks it")
    public int part() {
        return parts.subList(0, 0).size();
    }

    void takePartAtTheStart() {
        wrapped = Collections.unmodifiableList(names).subList(0, 0);
    }

    @GET
    @Path("wrapped")
    @Blocks("waits for the list that it shows a part of, behind a wrapper")
    public int wrapped() {
        return wrapped.size();
    }
}
