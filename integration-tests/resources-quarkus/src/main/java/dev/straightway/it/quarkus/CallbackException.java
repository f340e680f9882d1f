package dev.straightway.it.quarkus;

/** What callbacks map, with its heirs. */
public class CallbackException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CallbackException(String message) {
        super(message);
    }

    /** It has a mapper of its own. */
    public static class Near extends CallbackException {
        private static final long serialVersionUID = 1;

        public Near() {
            super("near");
        }
    }

    /** It has none. */
    public static class Heir extends CallbackException {
        private static final long serialVersionUID = 1;

        public Heir() {
            super("heir");
        }
    }

    /** One of two that a mapper names. */
    public static class Left extends Exception {
        private static final long serialVersionUID = 1;
    }

    /** The other one. */
    public static class Right extends Exception {
        private static final long serialVersionUID = 1;
    }

    /** Mapped later. */
    public static class Later extends Exception {
        private static final long serialVersionUID = 1;

        public Later(String message) {
            super(message);
        }
    }

    /** What a mapper makes nothing of. */
    public static class Nothing extends Exception {
        private static final long serialVersionUID = 1;
    }

    /** Mapped by the global mapper, and by one of a resource class. */
    public static class Owned extends Exception {
        private static final long serialVersionUID = 1;
    }
}
