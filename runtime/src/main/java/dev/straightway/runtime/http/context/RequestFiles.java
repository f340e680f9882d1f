package dev.straightway.runtime.http.context;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

import org.jboss.logging.Logger;

import dev.straightway.runtime.entity.EntityFiles;
import dev.straightway.runtime.http.exchange.Served;
import dev.straightway.runtime.http.exchange.VertxExchange;

/**
 * Files in the folder of uploads ({@code quarkus.http.body.uploads-directory}). They live as long as their request, unless
 * {@code quarkus.http.body.delete-uploaded-files-on-end} is false; one that is made outside of a request belongs to its maker.
 */
public final class RequestFiles implements EntityFiles {

    private static final Logger LOG = Logger.getLogger(RequestFiles.class);

    private final Path folder;
    private final boolean deletes;
    private final Supplier<Executor> worker;

    /**
     * @param folder made when the first file is
     * @param deletes whether a file is deleted when its request has ended
     * @param worker deletes files, which may block
     */
    public RequestFiles(Path folder, boolean deletes, Supplier<Executor> worker) {
        this.folder = folder;
        this.deletes = deletes;
        this.worker = worker;
    }

    /** {@return whether a file is deleted when its request has ended} */
    public boolean deletes() {
        return deletes;
    }

    /** {@return a new file with what a stream holds, which lives until it is {@linkplain #release released}} */
    public Path write(InputStream content) throws IOException {
        Path file = make();
        try (OutputStream output = Files.newOutputStream(file)) {
            content.transferTo(output);
            return file;
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    /** The request of a file has ended. */
    public void release(Path file) {
        if (deletes) {
            deleteLater(file);
        }
    }

    private Path make() throws IOException {
        return Files.createTempFile(Files.createDirectories(folder), "entity", null);
    }

    @Override
    public Path create() throws IOException {
        Path file = make();
        VertxExchange exchange = deletes ? Served.inContext() : null;
        if (exchange != null) {
            exchange.onEnd(() -> deleteLater(file));
        }
        return file;
    }

    private void deleteLater(Path file) {
        try {
            worker.get().execute(() -> delete(file));
        } catch (RejectedExecutionException stopping) {
            delete(file);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            LOG.warnf(e, "The entity of an ended request can't be deleted: %s", file);
        }
    }
}
