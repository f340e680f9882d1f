package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks while an entity is written or read: the methods themselves do nothing. */
@Path("blocking/entities")
public class EntitiesResource {

    public static class Customer {
        private final String id = "c";

        public String getId() {
            return id;
        }

        public List<String> getOrders() {
            return List.of(Slow.row());
        }
    }

    public static class Premium extends Customer {
        private final String tier = "gold";

        public String getTier() {
            return tier;
        }
    }

    public record Page<T>(List<T> items, int total) {
    }

    public record Invoice(String id, Customer customer) {
    }

    public record Price(String currency) {
        @Override
        public String currency() {
            return currency + Slow.row();
        }
    }

    public static class Code {
        @JsonValue
        public String code() {
            return Slow.file();
        }
    }

    public static class Extensible {
        @JsonAnyGetter
        public Map<String, String> others() {
            return Map.of("row", Slow.row());
        }
    }

    public static final class Key {
        @Override
        public String toString() {
            return Slow.file();
        }
    }

    public static class Shouted {
        @JsonSerialize(using = ShoutedSerializer.class)
        public String text = "text";
    }

    public static class ShoutedSerializer extends JsonSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws java.io.IOException {
            generator.writeString(value + Slow.file());
        }
    }

    public static class Registration {
        private String name;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name + Slow.row();
        }
    }

    public static class Upload {
        private final String name;

        @JsonCreator
        public Upload(@JsonProperty("name") String name) {
            this.name = name + Slow.file();
        }

        public String getName() {
            return name;
        }
    }

    public record Checked(String name) {
        public Checked {
            name = name + Slow.host();
        }
    }

    private static final Customer CUSTOMER = new Customer();

    @GET
    @Path("getter")
    @Blocks("JDBC in a lazy getter")
    public Customer lazyGetter() {
        return CUSTOMER;
    }

    @GET
    @Path("inherited")
    @Blocks("JDBC in an inherited getter")
    public Premium inheritedGetter() {
        return new Premium();
    }

    @GET
    @Path("list")
    @Blocks("JDBC in a getter of an element")
    public List<Customer> elements() {
        return List.of(CUSTOMER);
    }

    @GET
    @Path("page")
    @Blocks("JDBC in a getter of an element of a generic page")
    public Page<Customer> page() {
        return new Page<>(List.of(CUSTOMER), 1);
    }

    @GET
    @Path("map")
    @Blocks("JDBC in a getter of an optional value of a map")
    public Map<String, Optional<Customer>> values() {
        return Map.of("c", Optional.of(CUSTOMER));
    }

    @GET
    @Path("component")
    @Blocks("JDBC in a getter of a record's component")
    public Invoice component() {
        return new Invoice("i", CUSTOMER);
    }

    @GET
    @Path("accessor")
    @Blocks("JDBC in a record's accessor")
    public Price accessor() {
        return new Price("EUR");
    }

    @GET
    @Path("object")
    @Blocks("JDBC in a getter of what is declared as an object")
    public Object declaredAsObject() {
        return CUSTOMER;
    }

    @GET
    @Path("response")
    @Blocks("JDBC in a getter of a response's entity")
    public Response entityOfResponse() {
        return Response.ok(CUSTOMER).header("X-Customer", "c").build();
    }

    @GET
    @Path("value")
    @Blocks("file in @JsonValue")
    public Code jsonValue() {
        return new Code();
    }

    @GET
    @Path("any")
    @Blocks("JDBC in @JsonAnyGetter")
    public Extensible anyGetter() {
        return new Extensible();
    }

    @GET
    @Path("key")
    @Blocks("file in toString of a map's key")
    public Map<Key, String> keys() {
        return Map.of(new Key(), "value");
    }

    @GET
    @Path("serializer")
    @Blocks("file in a serializer")
    public Shouted ownSerializer() {
        return new Shouted();
    }

    @POST
    @Path("setter")
    @Blocks("JDBC in a setter")
    public String setter(Registration registration) {
        return "accepted";
    }

    @POST
    @Path("creator")
    @Blocks("file in @JsonCreator")
    public String creator(Upload upload) {
        return "accepted";
    }

    @POST
    @Path("compact")
    @Blocks("name look-up in a record's constructor")
    public String compactConstructor(Checked checked) {
        return "accepted";
    }

    @POST
    @Path("elements")
    @Blocks("JDBC in a setter of an element")
    public int setterOfElement(List<Registration> registrations) {
        return registrations.size();
    }
}
