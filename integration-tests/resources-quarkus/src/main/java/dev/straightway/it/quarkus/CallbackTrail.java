package dev.straightway.it.quarkus;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import jakarta.enterprise.context.RequestScoped;

/** Keeps who was called for a request, in order, and on which thread. */
@RequestScoped
public class CallbackTrail {

    private final List<String> steps = new CopyOnWriteArrayList<>();

    public void add(String step) {
        steps.add(step);
    }

    /** Adds whether this is an event loop. */
    public void addThread(String step) {
        steps.add(step + "@" + (Thread.currentThread().getName().contains("eventloop") ? "loop" : "worker"));
    }

    public String text() {
        return String.join(" ", steps);
    }
}
