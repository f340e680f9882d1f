package dev.straightway.proof.ways.elsewhere;

/** Has a method that only its own package can override. */
public class Base {

    public String call() {
        return name();
    }

    String name() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "slept";
    }
}
