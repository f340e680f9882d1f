package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;
import java.util.Objects;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.logging.Logger;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;

/** Blocks in a getter of an object within a {@code JsonObject} of Vert.x, which the platform asks for its text. */
@Path("blocking/json-text")
public class JsonTextResource {

    private static final Logger LOG = Logger.getLogger(JsonTextResource.class);

    public static class Loaded {
        public String getName() {
            return Slow.file();
        }
    }

    @GET
    @Path("value")
    @Blocks("file in a getter behind String.valueOf")
    public String value() {
        JsonObject json = new JsonObject();
        json.put("a", new Loaded());
        return String.valueOf(json);
    }

    @GET
    @Path("made")
    @Blocks("file in a getter behind Objects.toString of what put returns")
    public String made() {
        return Objects.toString(new JsonObject().put("a", new Loaded()));
    }

    @GET
    @Path("appended")
    @Blocks("file in a getter behind StringBuilder.append")
    public String appended() {
        return new StringBuilder().append(new JsonArray().add(new Loaded())).toString();
    }

    @GET
    @Path("listed")
    @Blocks("file in a getter behind the text of a list")
    public String listed() {
        return List.of(new JsonObject().put("a", new Loaded())).toString();
    }

    @GET
    @Path("logged")
    @Blocks("file in a getter behind a line of the log")
    public String logged() {
        LOG.info(new JsonObject().put("a", new Loaded()));
        return "logged";
    }
}
