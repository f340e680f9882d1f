package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;

import jakarta.annotation.PostConstruct;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import com.esotericsoftware.kryo.Kryo;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.Startup;

/** Writes JSON after a bean has given the server's own ObjectMapper to a library in a list, which may do anything with it. */
@Path("blocking/handed-mapper")
public class HandedMapperResource {

    public record Item(String name) {
    }

    @Singleton
    @Startup
    public static class SetUp {
        @Inject
        ObjectMapper mapper;

        @SuppressWarnings("unchecked")
        @PostConstruct
        void handAtTheStart() {
            new Kryo().getContext().put("mappers", List.of(mapper));
        }
    }

    @GET
    @Path("item")
    @Blocks("may block in whatever a library has done to the server's mapper")
    public Item item() {
        return new Item("a");
    }
}
