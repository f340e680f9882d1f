package dev.straightway.deployment.generated;

/** What programs tell of the threads that ran their planted calls: by system properties, which all class loaders share. */
final class Watched {

    static final String PREFIX = "straightway.generated.";

    private Watched() {
    }

    /** {@return the thread that served a request and ran the planted call meanwhile; null if none did} */
    static String thread(Program program) {
        return System.getProperty(PREFIX + program.id());
    }

    static void forget(Program program) {
        System.clearProperty(PREFIX + program.id());
    }
}
