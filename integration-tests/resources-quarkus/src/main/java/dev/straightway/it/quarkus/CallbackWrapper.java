package dev.straightway.it.quarkus;

import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;
import org.jboss.resteasy.reactive.server.UnwrapException;

/** Exceptions that are unwrapped, by each strategy. */
public class CallbackWrapper extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CallbackWrapper(Throwable cause) {
        super(cause);
    }

    /** Unwrapped where nothing maps it, not even what it extends. */
    @UnwrapException
    public static class Plain extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Plain(Throwable cause) {
            super(cause);
        }
    }

    /** Mapped by what it extends. */
    @UnwrapException
    public static class Mapped extends CallbackWrapper {
        private static final long serialVersionUID = 1;

        public Mapped(Throwable cause) {
            super(cause);
        }
    }

    /** Unwrapped where nothing maps just it. */
    @UnwrapException(strategy = ExceptionUnwrapStrategy.UNWRAP_IF_NO_EXACT_MATCH)
    public static class Exact extends CallbackWrapper {
        private static final long serialVersionUID = 1;

        public Exact(Throwable cause) {
            super(cause);
        }
    }

    /** Unwrapped though it has a mapper. */
    @UnwrapException(strategy = ExceptionUnwrapStrategy.ALWAYS)
    public static class Always extends CallbackWrapper {
        private static final long serialVersionUID = 1;

        public Always(Throwable cause) {
            super(cause);
        }
    }
}
