package dev.straightway.deployment.proof.corpus.harmless;

import java.io.IOException;
import java.util.List;

import jakarta.annotation.PostConstruct;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;

import io.quarkus.runtime.Startup;

/** Reads and writes JSON beside mappers of the application's own, which read a file. */
@Path("harmless/own-mappers")
public class OwnMappersResource {

    public record Part(String name) {
    }

    public static class PartWriter extends JsonSerializer<Part> {
        @Override
        public void serialize(Part part, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(QuietBeansResource.file());
        }
    }

    @Singleton
    @Startup
    public static class Exports {
        private static final ObjectMapper OWN = new ObjectMapper().findAndRegisterModules().registerModule(slow());
        private final ObjectMapper built = JsonMapper.builder().addModule(slow()).build();

        @Inject
        ObjectMapper mapper;

        @PostConstruct
        void setUp() {
            OWN.registerModule(slow()).addMixIn(Part.class, Exports.class);
            built.registerModule(slow());
            mapper.copy().registerModule(slow());
            mapper.getTypeFactory().constructCollectionType(List.class, Part.class);
        }

        private static SimpleModule slow() {
            return new SimpleModule("slow parts").addSerializer(Part.class, new PartWriter());
        }
    }

    @GET
    @Path("part")
    public Part part() {
        return new Part("wheel");
    }

    @POST
    @Path("parts")
    public List<String> parts(List<Part> parts) {
        return parts.stream().map(Part::name).toList();
    }
}
