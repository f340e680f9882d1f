package dev.straightway.it.hostile.attack.wire;

/** A header field. */
public record Field(String name, String value) {

    @Override
    public String toString() {
        return name + ": " + value;
    }
}
