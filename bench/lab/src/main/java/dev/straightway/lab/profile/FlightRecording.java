package dev.straightway.lab.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.straightway.lab.profile.Frame.Type;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/** Reads the stacks out of a file of the flight recorder. */
final class FlightRecording {

    /** As {@code flight.jfc} has it: a sample stands for so much time, in nanoseconds. */
    private static final long PERIOD = 1_000_000;

    private FlightRecording() {
    }

    static List<Stack> read(Path file, Kind kind) throws IOException {
        List<Stack> stacks = new ArrayList<>();
        try (RecordingFile recording = new RecordingFile(file)) {
            while (recording.hasMoreEvents()) {
                stack(recording.readEvent(), kind).ifPresent(stacks::add);
            }
        }
        return stacks;
    }

    private static Optional<Stack> stack(RecordedEvent event, Kind kind) {
        String wanted = kind == Kind.CPU ? "jdk.ExecutionSample" : "jdk.ObjectAllocationSample";
        if (!event.getEventType().getName().equals(wanted) || event.getStackTrace() == null) {
            return Optional.empty();
        }
        List<Frame> frames = new ArrayList<>();
        List<RecordedFrame> fromLeaf = event.getStackTrace().getFrames();
        for (int depth = fromLeaf.size() - 1; depth >= 0; depth--) {
            frames.add(frame(fromLeaf.get(depth)));
        }
        if (kind == Kind.ALLOC) {
            frames.add(new Frame(event.getClass("objectClass").getName(), Type.CLASS));
        }
        RecordedThread thread = kind == Kind.CPU ? event.getThread("sampledThread") : event.getThread();
        String name = thread == null || thread.getJavaName() == null ? "" : thread.getJavaName();
        return Optional.of(new Stack(name, frames, kind == Kind.CPU ? PERIOD : event.getLong("weight")));
    }

    private static Frame frame(RecordedFrame frame) {
        String type = frame.getMethod().getType().getName();
        return Frame.java(type.replace('.', '/') + "." + frame.getMethod().getName());
    }
}
