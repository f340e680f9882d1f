package dev.straightway.deployment.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.runtime.http.exchange.VertxExchange;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/** Records where event loops wait for monitors while they run a request, by Flight Recorder. */
final class MonitorWatch implements AutoCloseable {

    private static final String EVENT = "jdk.JavaMonitorEnter";

    /** HotSpot locks an empty array of numbers while a class is initialised, which the claim leaves out. */
    private static final String FIRST_USE = "[I";

    /** Makes the class by which Java 17 calls a method that reflection has called fifteen times, which is first use too. */
    private static final String ACCESSORS = "jdk.internal.reflect.MethodAccessorGenerator";

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

    private static boolean serves(RecordedEvent event) {
        return event.getEventType().getName().equals(EVENT) && event.getThread().getJavaName().startsWith(LoopWatch.LOOP)
                && !event.getClass("monitorClass").getName().equals(FIRST_USE) && isOfRoute(event.getStackTrace());
    }

    /**
     * Whether a request runs, and what waits is neither a class being loaded or made nor the server writing the answer. A stack
     * that is cut off may be that of a request.
     */
    private static boolean isOfRoute(RecordedStackTrace stack) {
        for (RecordedFrame frame : stack.getFrames()) {
            String name = name(frame);
            if (name.equals(VertxExchange.class.getName() + "#run")) {
                return true;
            }
            if (makesAClass(frame) || name.startsWith("io.netty.") || name.startsWith("io.vertx.")) {
                return false;
            }
        }
        return stack.isTruncated();
    }

    private static boolean makesAClass(RecordedFrame frame) {
        RecordedMethod method = frame.getMethod();
        return method.getName().equals("loadClass") || method.getType().getName().equals(ACCESSORS);
    }

    private static String words(RecordedEvent event) {
        return event.getClass("monitorClass").getName() + event.getStackTrace().getFrames().stream()
                .map(frame -> "\n    at " + name(frame)).collect(Collectors.joining());
    }

    private static String name(RecordedFrame frame) {
        return frame.getMethod().getType().getName() + "#" + frame.getMethod().getName();
    }
}
