package dev.straightway.peer;

/** What a method ends with; with a stack trace, as exceptions of applications have. */
public final class OrderClosedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    OrderClosedException(int number) {
        super("Order " + number + " is closed");
    }
}
