package dev.straightway.deployment.proof.corpus.blocking;

import java.io.IOException;

import jakarta.annotation.PostConstruct;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.Startup;

/** Blocks in what a bean has given to the server's own ObjectMapper when the application started. */
@Path("blocking/set-up-mapper")
public class SetUpMapperResource {

    public record Item(String name) {
    }

    public record Order(String name) {
    }

    public static class ItemWriter extends JsonSerializer<Item> {
        @Override
        public void serialize(Item item, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(Slow.file());
        }
    }

    public static class OrderReader extends JsonDeserializer<Order> {
        @Override
        public Order deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            parser.skipChildren();
            return new Order(Slow.file());
        }
    }

    @Singleton
    @Startup
    public static class SetUp {
        @Inject
        ObjectMapper mapper;

        @PostConstruct
        void registerAtTheStart() {
            mapper.registerModule(new SimpleModule("slow").addSerializer(Item.class, new ItemWriter())
                    .addDeserializer(Order.class, new OrderReader()));
        }
    }

    @GET
    @Path("item")
    @Blocks("file in a serializer that a bean has registered with the server's mapper")
    public Item item() {
        return new Item("a");
    }

    @POST
    @Path("order")
    @Blocks("file in a deserializer that a bean has registered with the server's mapper")
    public String order(Order order) {
        return order.name();
    }
}
