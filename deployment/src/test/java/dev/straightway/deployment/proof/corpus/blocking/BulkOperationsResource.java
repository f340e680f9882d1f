package dev.straightway.deployment.proof.corpus.blocking;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Waits for other threads in bulk operations of a map, which run in parallel and wait for all parts. */
@Path("blocking/bulk")
public class BulkOperationsResource {

    private final ConcurrentHashMap<String, Long> stock = new ConcurrentHashMap<>();

    @GET
    @Path("to-long")
    @Blocks("waits for the parts of a parallel sum of values")
    public long valuesToLong() {
        return stock.reduceValuesToLong(1, Long::longValue, 0, Long::sum);
    }

    @GET
    @Path("to-int")
    @Blocks("waits for the parts of a parallel sum of keys")
    public int keysToInt() {
        return stock.reduceKeysToInt(1, String::length, 0, Integer::sum);
    }

    @GET
    @Path("to-double")
    @Blocks("waits for the parts of a parallel sum of entries")
    public double entriesToDouble() {
        return stock.reduceEntriesToDouble(1, entry -> entry.getValue(), 0, Double::sum);
    }

    @GET
    @Path("both")
    @Blocks("waits for the parts of a parallel sum of keys and values")
    public long bothToLong() {
        return stock.reduceToLong(1, (key, value) -> value, 0, Long::sum);
    }

    @GET
    @Path("values")
    @Blocks("waits for the parts of a parallel loop over values")
    public long values() {
        AtomicLong sum = new AtomicLong();
        stock.forEachValue(1, sum::addAndGet);
        return sum.get();
    }

    @GET
    @Path("keys")
    @Blocks("waits for the parts of a parallel loop over keys")
    public long keys() {
        AtomicLong count = new AtomicLong();
        stock.forEachKey(1, key -> count.incrementAndGet());
        return count.get();
    }

    @GET
    @Path("entries")
    @Blocks("waits for the parts of a parallel loop over entries")
    public long entries() {
        AtomicLong count = new AtomicLong();
        stock.forEachEntry(1, entry -> count.incrementAndGet());
        return count.get();
    }
}
