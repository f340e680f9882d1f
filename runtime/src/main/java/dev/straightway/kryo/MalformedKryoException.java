package dev.straightway.kryo;

/** A message that isn't one, has a class that isn't registered or isn't expected, or exceeds a limit. */
public final class MalformedKryoException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MalformedKryoException(String message) {
        super(message);
    }

    MalformedKryoException(String message, Throwable cause) {
        super(message, cause);
    }
}
