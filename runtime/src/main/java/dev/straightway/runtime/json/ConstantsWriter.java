package dev.straightway.runtime.json;

/** Writes the constants of an enum as they were encoded before. */
public final class ConstantsWriter implements ValueWriter {

    private final byte[][] encoded;

    /** @param encoded one value for each constant, in their order */
    public ConstantsWriter(byte[][] encoded) {
        this.encoded = encoded.clone();
    }

    @Override
    public void write(Object value, JsonOutput output) {
        output.encoded(encoded[((Enum<?>) value).ordinal()]);
    }
}
