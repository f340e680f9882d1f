package dev.straightway.it.quarkus;

import java.io.IOException;
import java.nio.file.Files;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.file.AsyncFile;
import io.vertx.core.file.OpenOptions;
import io.vertx.mutiny.core.buffer.Buffer;

/** Answers with files and buffers of Vert.x. */
@Path("vertx")
public class VertxResource {

    @Inject
    Vertx vertx;

    private static String newFile(int length) throws IOException {
        java.nio.file.Path path = Files.createTempFile("vertx", ".txt");
        path.toFile().deleteOnExit();
        return Files.writeString(path, "0123456789".repeat(length / 10)).toString();
    }

    private Future<AsyncFile> open(int length) throws IOException {
        return vertx.fileSystem().open(newFile(length), new OpenOptions());
    }

    private static <T> Uni<T> uni(Future<T> future) {
        return Uni.createFrom().completionStage(future.toCompletionStage());
    }

    @GET
    @Path("file")
    @Produces("text/plain")
    @Blocking
    public AsyncFile file() throws IOException {
        return vertx.fileSystem().openBlocking(newFile(10), new OpenOptions());
    }

    @GET
    @Path("file/{length}")
    @Produces("text/plain")
    @Blocking
    public Uni<AsyncFile> file(@PathParam("length") int length) throws IOException {
        return uni(open(length));
    }

    @GET
    @Path("part")
    @Produces("text/plain")
    @Blocking
    public Uni<AsyncFile> part() throws IOException {
        return uni(open(10).map(file -> file.setReadPos(2).setReadLength(3)));
    }

    @GET
    @Path("mutiny")
    @Produces("text/plain")
    @Blocking
    public Uni<io.vertx.mutiny.core.file.AsyncFile> mutiny() throws IOException {
        return io.vertx.mutiny.core.Vertx.newInstance(vertx).fileSystem().open(newFile(10), new OpenOptions());
    }

    @GET
    @Path("response")
    @Produces("text/plain")
    @Blocking
    public Uni<Response> response() throws IOException {
        return uni(open(10)).map(file -> Response.status(203).type("text/csv").entity(file).build());
    }

    @GET
    @Path("rest-response")
    @Produces("text/plain")
    @Blocking
    public Uni<RestResponse<AsyncFile>> restResponse() throws IOException {
        return uni(open(10)).map(RestResponse::ok);
    }

    @GET
    @Path("any")
    @Blocking
    public Uni<AsyncFile> any() throws IOException {
        return uni(open(10));
    }

    @GET
    @Path("buffer")
    @Produces("text/plain")
    public Buffer buffer() {
        return Buffer.buffer("buffer");
    }

    @GET
    @Path("buffer/any")
    public Buffer anyBuffer() {
        return Buffer.buffer("buffer");
    }

    @GET
    @Path("buffers")
    @Produces("text/plain")
    public Multi<Buffer> buffers() {
        return Multi.createFrom().items("a", "b").map(Buffer::buffer);
    }
}
