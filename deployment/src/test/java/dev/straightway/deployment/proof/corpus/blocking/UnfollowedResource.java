package dev.straightway.deployment.proof.corpus.blocking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.module.SimpleModule;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what other code has read from JSON in ways that aren't followed. */
@Path("blocking/unfollowed")
public class UnfollowedResource {

    /** Is what is read in place of an object of the platform. */
    public static class Late {
        public int number;

        @Override
        public String toString() {
            return Slow.sleep();
        }
    }

    public static class LateReader extends JsonDeserializer<Object> {
        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            parser.skipChildren();
            return new Late();
        }
    }

    public static class Marked {
        @JsonDeserialize(using = LateReader.class)
        public Object value;
        @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
        public Object named;
        @JsonDeserialize(contentUsing = LateReader.class)
        public List<Object> values;
    }

    static Marked marked;

    static void readAtTheStart(String text) {
        try {
            marked = new ObjectMapper().readValue(text, Marked.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @GET
    @Path("reader")
    @Blocks("sleep in the text of what a reader of its own makes for a field")
    public String reader() {
        return marked.value.toString();
    }

    @GET
    @Path("named")
    @Blocks("sleep in the text of what is of a class that JSON names")
    public String named() {
        return "" + marked.named;
    }

    @GET
    @Path("elements")
    @Blocks("sleep in the text of what a reader of its own makes for the elements of a list")
    public String elements() {
        return marked.values.toString();
    }

    /** Is a list that reads a file. */
    public static class Lines extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        @Override
        public String get(int index) {
            return Slow.file();
        }
    }

    public static class Plain {
        public List<String> lines;
        public Object value;
    }

    static Plain plain;

    static void readWithAModuleAtTheStart(String text) {
        SimpleModule module = new SimpleModule("late");
        module.addAbstractTypeMapping(List.class, Lines.class);
        module.addDeserializer(Object.class, new LateReader());
        try {
            plain = new ObjectMapper().registerModule(module).readValue(text, Plain.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @GET
    @Path("module/list")
    @Blocks("file in a list of its own, which a module of Jackson makes")
    public String list() {
        return plain.lines.get(0);
    }

    @GET
    @Path("module/object")
    @Blocks("sleep in the text of what a module of Jackson makes")
    public String object() {
        return "" + plain.value;
    }
}
