package dev.straightway.runtime.jackson;

/** Says why Jackson reads or writes a type by itself. Without a stack trace. */
final class Unfit extends Exception {

    private static final long serialVersionUID = 1L;

    Unfit(String reason) {
        super(reason, null, false, false);
    }

    static void unless(boolean fits, String reason) throws Unfit {
        if (!fits) {
            throw new Unfit(reason);
        }
    }
}
