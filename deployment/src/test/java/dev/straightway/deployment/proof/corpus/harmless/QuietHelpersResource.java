package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;

/** Hands to the platform what it locks, asks for a text or keeps, and nothing of that waits. */
@Path("harmless/quiet-helpers")
public class QuietHelpersResource {

    public record Size(int width, int height) {
    }

    private final List<String> names = new CopyOnWriteArrayList<>();
    private final ConcurrentMap<String, String> texts = new ConcurrentHashMap<>();

    @PUT
    @Path("names/{id}")
    public int both(@PathParam("id") String id) {
        Collections.addAll(names, id, "b");
        return names.size();
    }

    @PUT
    @Path("texts/{id}")
    public int collected(@PathParam("id") String id) {
        return Stream.of(id).collect(Collectors.toMap(text -> text, text -> text, (one, other) -> other, () -> texts)).size();
    }

    @GET
    @Path("texts/{id}")
    public String text(@PathParam("id") String id) {
        return texts.computeIfAbsent(id, key -> key + "!");
    }

    @GET
    @Path("json/{id}")
    public String json(@PathParam("id") String id) {
        JsonObject json = new JsonObject().put("id", id).put("names", new JsonArray().add("a")).put("size", new Size(1, 2));
        return String.valueOf(json);
    }

    @GET
    @Path("decimal/{id}")
    public String decimal(@PathParam("id") String id) {
        return new BigDecimal(new BigInteger(id), 2).toPlainString();
    }

    @GET
    @Path("cause/{id}")
    public String cause(@PathParam("id") String id) {
        try {
            return String.valueOf(Integer.parseInt(id));
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getCause());
        }
    }
}
