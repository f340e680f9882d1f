package dev.straightway.runtime.body;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;

import dev.straightway.runtime.fuzzing.Invariants;

/** A body that a client sends. */
record SentBody(String contentType, byte[] body) {

    private static final Set<Integer> REFUSALS = Set.of(400, 413, 415);
    private static final int MOST_SHOWN = 2000;

    /**
     * {@return the body in an input of a fuzz test}
     *
     * @param contentType the usual one of the reader
     * @param input parameters of the content type up to the first line feed, behind it the body
     */
    static SentBody in(byte[] input, String contentType) {
        int end = 0;
        while (end < input.length && input[end] != '\n') {
            end++;
        }
        String parameters = new String(input, 0, end, StandardCharsets.ISO_8859_1);
        return new SentBody(parameters.isEmpty() ? contentType : contentType + ";" + parameters,
                Arrays.copyOfRange(input, Math.min(end + 1, input.length), input.length));
    }

    /** {@return whether it is read, rather than refused as the invariants want it} */
    boolean isReadBy(FuzzedReader reader) {
        return Invariants.hold(REFUSALS, this::toString, () -> reader.reading().read(contentType, body));
    }

    @Override
    public String toString() {
        return contentType + " of " + body.length + " bytes: "
                + HexFormat.of().formatHex(body, 0, Math.min(body.length, MOST_SHOWN));
    }
}
