package dev.straightway.it;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Entities in and out (§4.2). */
@Path("entities")
public class EntitiesResource {

    @POST
    @Path("text")
    @Consumes(MediaType.TEXT_PLAIN)
    @Produces(MediaType.TEXT_PLAIN)
    public String text(String text) {
        return text + "!";
    }

    @POST
    @Path("bytes")
    @Consumes(MediaType.APPLICATION_OCTET_STREAM)
    @Produces(MediaType.APPLICATION_OCTET_STREAM)
    public byte[] bytes(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }

    @GET
    @Path("list")
    @Produces(MediaType.APPLICATION_JSON)
    public List<Person> list() {
        return List.of(new Person("Bob", "Builder"), new Person("Wendy", "Builder"));
    }

    @POST
    @Path("list")
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.TEXT_PLAIN)
    public String names(List<Person> persons) {
        StringBuilder names = new StringBuilder();
        persons.forEach(person -> names.append(person.getFirst()).append(';'));
        return names.toString();
    }

    @GET
    @Path("nothing")
    public void nothing() {
    }

    @GET
    @Path("null")
    @Produces(MediaType.APPLICATION_JSON)
    public Person none() {
        return null;
    }

    @GET
    @Path("response")
    public Response response() {
        return Response.status(Response.Status.CREATED).header("X-Kind", "one").header("X-Kind", "two")
                .type(MediaType.APPLICATION_JSON).entity(new Person("Bob", "Builder")).build();
    }

    @GET
    @Path("stage")
    @Produces(MediaType.APPLICATION_JSON)
    public CompletionStage<Person> stage() {
        return CompletableFuture.supplyAsync(() -> new Person("Later", "Builder"));
    }

    @GET
    @Path("failing-stage")
    @Produces(MediaType.APPLICATION_JSON)
    public CompletionStage<Person> failingStage() {
        return CompletableFuture.failedFuture(new WebApplicationException(418));
    }
}
