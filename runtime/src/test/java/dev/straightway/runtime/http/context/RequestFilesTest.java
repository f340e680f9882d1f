package dev.straightway.runtime.http.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RequestFilesTest {

    @TempDir
    Path directory;

    private Path folder;
    private final List<Runnable> waiting = new ArrayList<>();

    @BeforeEach
    void choose() {
        folder = directory.resolve("not/there/yet");
    }

    private RequestFiles files(boolean deletes, Executor worker) {
        return new RequestFiles(folder, deletes, () -> worker);
    }

    private static InputStream content(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void areMadeInTheFolderWhichIsMadeWithTheFirst() throws IOException {
        RequestFiles files = files(true, waiting::add);
        assertThat(folder).doesNotExist();
        Path file = files.write(content("text"));
        assertThat(file).hasContent("text").hasParent(folder);
        assertThat(files.write(content("text"))).isNotEqualTo(file);
    }

    @Test
    void areDeletedOnAWorkerWhenTheirRequestHasEnded() throws IOException {
        RequestFiles files = files(true, waiting::add);
        Path file = files.write(content("text"));
        files.release(file);
        assertThat(file).exists();
        waiting.forEach(Runnable::run);
        assertThat(file).doesNotExist();
    }

    @Test
    void areDeletedAtOnceIfTheWorkersHaveStopped() throws IOException {
        RequestFiles files = files(true, task -> {
            throw new RejectedExecutionException("stopped");
        });
        Path file = files.write(content("text"));
        files.release(file);
        assertThat(file).doesNotExist();
    }

    @Test
    void stayIfTheConfigurationSaysSo() throws IOException {
        RequestFiles files = files(false, waiting::add);
        Path file = files.write(content("text"));
        files.release(file);
        assertThat(files.deletes()).isFalse();
        assertThat(waiting).isEmpty();
        assertThat(file).exists();
    }

    @Test
    void areNotLeftBehindIfTheirContentFails() throws IOException {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("broken");
            }
        };
        assertThatThrownBy(() -> files(true, waiting::add).write(broken)).isInstanceOf(IOException.class).hasMessage("broken");
        try (var left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }
}
