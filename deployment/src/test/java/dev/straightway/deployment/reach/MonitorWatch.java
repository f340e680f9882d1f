package dev.straightway.deployment.reach;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.runtime.http.VertxExchange;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/** Records where event loops wait for monitors while they run a request, by Flight Recorder. */
final class MonitorWatch implements AutoCloseable {

    static final String LOOP = "vert.x-eventloop-thread-";

    private static final String EVENT = "jdk.JavaMonitorEnter";

    private final Recording recording = new Recording();

    private MonitorWatch() {
    }

    static MonitorWatch start() {
        MonitorWatch watch = new MonitorWatch();
        watch.recording.enable(EVENT).withStackTrace().withThreshold(Duration.ZERO);
        watch.recording.start();
        return watch;
    }

    /** {@return each wait, with its stack} */
    List<String> stop() throws IOException {
        recording.stop();
        Path file = Files.createTempFile("monitors", ".jfr");
        try {
            recording.dump(file);
            return RecordingFile.readAllEvents(file).stream().filter(MonitorWatch::serves).map(MonitorWatch::words).toList();
        } finally {
            Files.delete(file);
        }
    }

    @Override
    public void close() {
        recording.close();
    }

    /** A stack that is cut off may be that of a request. */
    private static boolean serves(RecordedEvent event) {
        return event.getEventType().getName().equals(EVENT) && event.getThread().getJavaName().startsWith(LOOP)
                && (event.getStackTrace().isTruncated() || event.getStackTrace().getFrames().stream()
                        .anyMatch(frame -> name(frame).equals(VertxExchange.class.getName() + "#run")));
    }

    private static String words(RecordedEvent event) {
        return event.getClass("monitorClass").getName() + event.getStackTrace().getFrames().stream()
                .map(frame -> "\n    at " + name(frame)).collect(Collectors.joining());
    }

    private static String name(RecordedFrame frame) {
        return frame.getMethod().getType().getName() + "#" + frame.getMethod().getName();
    }
}
