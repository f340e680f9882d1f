package dev.straightway.it.quarkus;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

import io.smallrye.mutiny.Uni;

/** Entities whose JSON depends on the declared type, and the answers of {@code RestResponse}. */
@Path("typed")
@Produces("application/json")
public class TypedResource {

    /** Written with its kind where the declared type is known. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
    public interface Animal {
    }

    /** One of them. */
    public static class Cat implements Animal {
        public String name = "Tom";
    }

    /** Something generic of the application. */
    public static class Page<T> {
        public List<T> items;

        Page(List<T> items) {
            this.items = items;
        }
    }

    @GET
    @Path("list")
    public List<Animal> list() {
        return List.of(new Cat());
    }

    @GET
    @Path("page")
    public Page<Animal> page() {
        return new Page<>(List.of(new Cat()));
    }

    @GET
    @Path("two")
    @Produces({ "application/json", "application/vnd.acme+json" })
    public List<Animal> two() {
        return List.of(new Cat());
    }

    @GET
    @Path("rest")
    public RestResponse<List<Animal>> rest() {
        return ResponseBuilder.ok(List.<Animal> of(new Cat())).header("X-One", "1").build();
    }

    @GET
    @Path("uni")
    public Uni<RestResponse<List<Animal>>> uni() {
        return Uni.createFrom().item(RestResponse.status(RestResponse.Status.ACCEPTED, List.of(new Cat())));
    }

    @GET
    @Path("empty")
    public RestResponse<Animal> empty() {
        return RestResponse.ok();
    }

    @GET
    @Path("null")
    public RestResponse<Animal> none() {
        return null;
    }

    @GET
    @Path("void")
    public RestResponse<Void> nothing() {
        return RestResponse.noContent();
    }

    @GET
    @Path("wildcard")
    public RestResponse<?> wildcard() {
        return ResponseBuilder.create(RestResponse.Status.CONFLICT, new Cat()).build();
    }
}
