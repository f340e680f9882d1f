package dev.straightway.runtime.entity;

import java.util.concurrent.ArrayBlockingQueue;

/** Objects that one thread uses at a time, while none does. For all threads. */
final class Idle<T> {

    private final ArrayBlockingQueue<T> idle;

    /** @param most how many are kept */
    Idle(int most) {
        this.idle = new ArrayBlockingQueue<>(most);
    }

    /** {@return one, or {@code null} if there is none} */
    T take() {
        return idle.poll();
    }

    /** Keeps one that works as on its first day, if there is room. */
    void give(T one) {
        idle.offer(one);
    }
}
