package dev.straightway.it.hostile.fault;

/** A parameter whose conversion fails in the way that its text names. */
public record Brittle(String text) {

    public static Brittle valueOf(String text) {
        switch (text) {
            case "illegal" -> throw new IllegalArgumentException(text);
            case "state" -> throw new IllegalStateException(text);
            case "error" -> throw new AssertionError(text);
            case "mapped" -> throw new FaultException(text);
            case "null" -> {
                return null;
            }
            default -> {
                return new Brittle(text);
            }
        }
    }
}
