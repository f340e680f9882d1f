package dev.straightway.runtime.json;

/** Passes over values that nobody asks for, as strictly as they would be read. */
final class JsonSkipping {

    private static final int DEEPEST = 100;

    private JsonSkipping() {
    }

    static void skip(JsonInput input) {
        skip(input, DEEPEST);
    }

    private static void skip(JsonInput input, int depth) {
        if (depth == 0) {
            throw new Unforeseen("a deep value");
        }
        switch (input.peek()) {
            case '"' -> input.text();
            case '{' -> object(input, depth);
            case '[' -> array(input, depth);
            case 't', 'f' -> JsonPrimitives.flag(input);
            case 'n' -> input.word("null");
            default -> JsonPrimitives.number(input);
        }
    }

    private static void object(JsonInput input, int depth) {
        input.take('{');
        if (input.takes('}')) {
            return;
        }
        do {
            input.name();
            input.take(':');
            skip(input, depth - 1);
        } while (input.takes(','));
        input.take('}');
    }

    private static void array(JsonInput input, int depth) {
        input.take('[');
        if (input.takes(']')) {
            return;
        }
        do {
            skip(input, depth - 1);
        } while (input.takes(','));
        input.take(']');
    }
}
