package dev.straightway.lab.profile;

import java.util.List;

/**
 * One way through the code, and what was spent at its end.
 *
 * @param thread the name of the thread
 * @param frames from the root to the leaf
 * @param weight nanoseconds of CPU or bytes
 */
public record Stack(String thread, List<Frame> frames, long weight) {

    public Stack {
        frames = List.copyOf(frames);
    }
}
