package dev.straightway.deployment.quarkus;

import java.io.IOException;
import java.nio.file.Files;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.smallrye.common.annotation.NonBlocking;

/** Answers with the name of the thread that called it: plainly, after reading, and after sleeping where it says it doesn't. */
@Path("dispatch")
public class DispatchResource {

    /** Code that isn't proven, and that a configuration may vouch for. */
    public static class Disk {
        static String read() throws IOException {
            return Files.readString(java.nio.file.Path.of("/dev/null"));
        }
    }

    @GET
    @Path("plain")
    public String plain() {
        return Thread.currentThread().getName();
    }

    @GET
    @Path("file")
    public String file() throws IOException {
        return Disk.read() + Thread.currentThread().getName();
    }

    /** The one that certainly blocks. */
    @Path("dispatch")
    public static class Sleeping {
        @GET
        @Path("sleep")
        @NonBlocking
        public String sleep() throws InterruptedException {
            Thread.sleep(1);
            return Thread.currentThread().getName();
        }
    }
}
