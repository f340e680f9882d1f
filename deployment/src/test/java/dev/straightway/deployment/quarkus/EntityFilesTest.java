package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Entities that are read into files: where those lie, and that none stays. */
@Tag("application")
class EntityFilesTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final Path FOLDER = Path.of("target", "entity-files").toAbsolutePath();

    @jakarta.ws.rs.Path("files")
    public static class FilesResource {
        @POST
        @jakarta.ws.rs.Path("file")
        public String file(File entity) throws IOException {
            return entity.getParent() + " " + Files.readString(entity.toPath());
        }

        @POST
        @jakarta.ws.rs.Path("failing")
        public String failing(Path entity) {
            throw new IllegalStateException("on purpose: " + entity);
        }

        @POST
        @jakarta.ws.rs.Path("part")
        @Consumes(MediaType.MULTIPART_FORM_DATA)
        public String part(@FormParam("part") EntityPart part) throws IOException {
            return Files.readString(part.getContent(File.class).toPath());
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(jar -> jar.addClass(FilesResource.class))
            .overrideRuntimeConfigKey("quarkus.http.body.uploads-directory", FOLDER.toString());

    @Test
    void liesInTheFolderOfUploadsUntilTheRequestEnds() throws Exception {
        try (Deletion deletion = new Deletion()) {
            given().body("text").post("/files/file").then().statusCode(200)
                    .body(equalTo(FOLDER + " text"));

            deletion.await();
        }
    }

    @Test
    void endsWithARequestThatFails() throws Exception {
        try (Deletion deletion = new Deletion()) {
            given().body("text").post("/files/failing").then().statusCode(500);

            deletion.await();
        }
    }

    @Test
    void endsWithTheRequestOfAPart() throws Exception {
        try (Deletion deletion = new Deletion()) {
            given().multiPart("part", "text").post("/files/part").then().statusCode(200)
                    .body(equalTo("text"));

            deletion.await();
        }
    }

    /** Waits until a file of the folder is deleted. */
    private static final class Deletion implements AutoCloseable {

        private final WatchService watch;

        Deletion() throws IOException {
            Files.createDirectories(FOLDER);
            assertThat(FOLDER).isEmptyDirectory();
            watch = FOLDER.getFileSystem().newWatchService();
            FOLDER.register(watch, StandardWatchEventKinds.ENTRY_DELETE);
        }

        void await() throws InterruptedException {
            WatchKey deleted = watch.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(deleted).as("no file was deleted").isNotNull();
            assertThat(FOLDER).isEmptyDirectory();
        }

        @Override
        public void close() throws IOException {
            watch.close();
        }
    }
}
