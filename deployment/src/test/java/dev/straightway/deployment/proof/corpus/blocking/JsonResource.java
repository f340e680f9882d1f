package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the corners of JSON: public fields, private accessors, subtypes, builders, own collections. */
@Path("blocking/json")
public class JsonResource {

    public static class Lazy {
        public boolean isLoaded() {
            return Slow.row() != null;
        }
    }

    public static class Holder {
        public Lazy lazy = new Lazy();
    }

    public static class Loose {
        public Object anything = new Lazy();
    }

    public static class Hidden {
        @JsonProperty("text")
        private String text() {
            return Slow.file();
        }
    }

    public static class Renamed {
        @JsonGetter("text")
        public String readIt() {
            return Slow.file();
        }
    }

    public static class Unwrapping {
        @JsonUnwrapped
        public Lazy lazy = new Lazy();
    }

    public enum Colour {
        RED;

        @JsonValue
        public String code() {
            return Slow.file();
        }
    }

    public record Painted(Colour colour) {
    }

    public static class Rows extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        @Override
        public Iterator<String> iterator() {
            return List.of(Slow.row()).iterator();
        }

        @Override
        public String get(int index) {
            return Slow.row();
        }
    }

    public interface Animal {
    }

    public record Dog(String name) implements Animal {
        @Override
        public String name() {
            return name + Slow.row();
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Card.class, name = "card"))
    public interface Payment {
    }

    public static class Card implements Payment {
        public void setNumber(String number) {
            Slow.row();
        }
    }

    public static class Open {
        @JsonAnySetter
        public void put(String key, Object value) {
            Slow.file();
        }
    }

    public static class Made {
        private Made() {
        }

        @JsonCreator
        public static Made of(@JsonProperty("name") String name) {
            Slow.host();
            return new Made();
        }
    }

    @JsonDeserialize(builder = Built.Builder.class)
    public record Built(String name) {
        public static class Builder {
            private String name;

            public Builder withName(String name) {
                this.name = name + Slow.row();
                return this;
            }

            public Built build() {
                return new Built(name);
            }
        }
    }

    public static class Defaulted {
        private String name = Slow.file();

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    public record Outer(Inner inner) {
    }

    public record Inner(List<Leaf> leaves) {
    }

    public static class Leaf {
        public void setText(String text) {
            Slow.row();
        }
    }

    @GET
    @Path("is")
    @Blocks("JDBC in an is-getter")
    public Lazy isGetter() {
        return new Lazy();
    }

    @GET
    @Path("field")
    @Blocks("JDBC in a getter of a public field")
    public Holder publicField() {
        return new Holder();
    }

    @GET
    @Path("object")
    @Blocks("JDBC in a getter of what a field of type Object holds")
    public Loose objectField() {
        return new Loose();
    }

    @GET
    @Path("private")
    @Blocks("file in a private accessor")
    public Hidden privateAccessor() {
        return new Hidden();
    }

    @GET
    @Path("renamed")
    @Blocks("file in @JsonGetter")
    public Renamed jsonGetter() {
        return new Renamed();
    }

    @GET
    @Path("unwrapped")
    @Blocks("JDBC in a getter of an unwrapped field")
    public Unwrapping unwrapped() {
        return new Unwrapping();
    }

    @GET
    @Path("enum")
    @Blocks("file in @JsonValue of an enum")
    public Painted enumValue() {
        return new Painted(Colour.RED);
    }

    @GET
    @Path("array")
    @Blocks("JDBC in a getter of an array's element")
    public Lazy[] array() {
        return new Lazy[] { new Lazy() };
    }

    @GET
    @Path("collection")
    @Blocks("JDBC in an own collection")
    public List<String> ownCollection() {
        return new Rows();
    }

    @GET
    @Path("interface")
    @Blocks("JDBC in an accessor behind an interface")
    public List<Animal> behindInterface() {
        return List.of(new Dog("Rex"));
    }

    @GET
    @Path("reference")
    @Blocks("JDBC in a getter of what a reference holds")
    public AtomicReference<Lazy> reference() {
        return new AtomicReference<>(new Lazy());
    }

    @GET
    @Path("map")
    @Blocks("JDBC in a getter of a map of objects")
    public Map<String, Object> mapOfObjects() {
        return Map.of("text", "a", "lazy", new Lazy());
    }

    @POST
    @Path("subtype")
    @Blocks("JDBC in a setter of a subtype")
    public String subtype(Payment payment) {
        return "paid";
    }

    @POST
    @Path("any")
    @Blocks("file in @JsonAnySetter")
    public String anySetter(Open open) {
        return "read";
    }

    @POST
    @Path("factory")
    @Blocks("name look-up in a factory")
    public String factory(Made made) {
        return "made";
    }

    @POST
    @Path("builder")
    @Blocks("JDBC in a builder")
    public String builder(Built built) {
        return "built";
    }

    @POST
    @Path("default")
    @Blocks("file in the initialiser of a field")
    public String fieldInitialiser(Defaulted defaulted) {
        return "read";
    }

    @POST
    @Path("nested")
    @Blocks("JDBC in a setter deep below")
    public String nested(Outer outer) {
        return "read";
    }
}
