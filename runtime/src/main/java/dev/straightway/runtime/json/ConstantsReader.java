package dev.straightway.runtime.json;

import java.util.Map;

/** Reads the texts that stand for the constants of an enum. */
public final class ConstantsReader implements ValueReader {

    private final Map<String, Object> constants;

    /** @param constants by their texts, all that are foreseen */
    public ConstantsReader(Map<String, Object> constants) {
        this.constants = Map.copyOf(constants);
    }

    @Override
    public Object read(JsonInput input) {
        Object constant = constants.get(input.text());
        if (constant == null) {
            throw new Unforeseen("no constant");
        }
        return constant;
    }
}
