package dev.straightway.kryo;

/** A class of the application that can't be in a message as it is: a fault of who declares it, not of who sends a message. */
public final class UnsuitableClassException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    UnsuitableClassException(String message) {
        super(message);
    }

    UnsuitableClassException(String message, Throwable cause) {
        super(message, cause);
    }
}
