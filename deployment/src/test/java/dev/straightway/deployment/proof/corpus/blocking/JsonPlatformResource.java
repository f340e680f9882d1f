package dev.straightway.deployment.proof.corpus.blocking;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in types of the platform that do work when they are read or written. */
@Path("blocking/json-platform")
public class JsonPlatformResource {

    public record Host(InetAddress address) {
    }

    public record Target(InetSocketAddress address) {
    }

    public record Location(java.nio.file.Path path) {
    }

    public record Typed(Class<?> type) {
    }

    public record Link(URL url) {
    }

    public static class Threads {
        public Thread getThread() {
            return Thread.currentThread();
        }
    }

    public static class Paths {
        public List<Object> all = List.of(java.nio.file.Path.of("a"));
    }

    @POST
    @Path("address")
    @Blocks("name look-up of an address")
    public String address(Host host) {
        return "read";
    }

    @POST
    @Path("addresses")
    @Blocks("name look-up of an address in a map")
    public String addresses(Map<String, Optional<InetAddress>> hosts) {
        return "read";
    }

    @POST
    @Path("socket")
    @Blocks("name look-up of a socket address")
    public String socket(Target target) {
        return "read";
    }

    @POST
    @Path("path")
    @Blocks("file systems for a path")
    public String path(Location location) {
        return "read";
    }

    @POST
    @Path("class")
    @Blocks("loads a class by name")
    public String type(Typed typed) {
        return "read";
    }

    @POST
    @Path("url")
    @Blocks("handlers for a URL")
    public String url(Link link) {
        return "read";
    }

    @GET
    @Path("written")
    @Blocks("a path asks whether it is a directory")
    public Location written() {
        return new Location(java.nio.file.Path.of("a"));
    }

    @GET
    @Path("elements")
    @Blocks("a path in a list asks whether it is a directory")
    public Paths elements() {
        return new Paths();
    }

    @GET
    @Path("map")
    @Blocks("a path in a map asks whether it is a directory")
    public Map<String, java.nio.file.Path> map() {
        return Map.of("a", java.nio.file.Path.of("a"));
    }

    @GET
    @Path("thread")
    @Blocks("the properties of a thread")
    public Threads thread() {
        return new Threads();
    }

    @GET
    @Path("entity")
    @Blocks("a path as entity is a file that is read")
    public Response entity() {
        return Response.ok(java.nio.file.Path.of("a")).build();
    }

    @GET
    @Path("file")
    @Blocks("a file as entity is read")
    public Response file() {
        return Response.ok(new File("a")).build();
    }

    @GET
    @Path("typed-file")
    @Blocks("a file as entity with a type is read")
    public Response typedFile() {
        return Response.ok(new File("a"), "text/plain").build();
    }

    @GET
    @Path("generic-file")
    @Blocks("a file as generic entity is read")
    public Response genericFile() {
        return Response.ok(new GenericEntity<>(new File("a"), File.class)).build();
    }

    @GET
    @Path("stream")
    @Blocks("a stream as entity is read")
    public Response stream() {
        return Response.ok(new ByteArrayInputStream(new byte[1])).build();
    }

    @GET
    @Path("output")
    @Blocks("file in what writes the answer")
    public Response output() {
        return Response.ok((StreamingOutput) stream -> Slow.file()).build();
    }
}
