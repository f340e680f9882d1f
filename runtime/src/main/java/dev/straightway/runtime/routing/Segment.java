package dev.straightway.runtime.routing;

import java.util.List;
import java.util.regex.Matcher;

/**
 * One segment of a template that can be matched against one segment of a path, alone.
 * <p>
 * A region is the path's segment without its slashes. Captures are offsets into the path, two for each: start and end.
 */
sealed interface Segment permits Segment.Literal, Segment.Whole, Segment.Digits, Segment.Patterned, Mixed {

    /** {@return the text of the segment without the names of its variables} */
    String shape();

    boolean matches(String path, int start, int end);

    /**
     * Writes the offsets of the captures of a region that {@link #matches}.
     *
     * @param at where the first one goes
     * @return where the next segment's go
     */
    int capture(String path, int start, int end, int[] offsets, int at);

    private static int captureAll(int start, int end, int[] offsets, int at) {
        offsets[at] = start;
        offsets[at + 1] = end;
        return at + 2;
    }

    /** {@return the segment, or null if its expressions may cross a slash} */
    static Segment of(List<Part> parts) {
        if (parts.isEmpty()) {
            return new Literal("");
        }
        if (parts.size() == 1) {
            Segment single = single(parts.get(0));
            if (single != null) {
                return single;
            }
        }
        boolean plain = true;
        for (Part part : parts) {
            if (part instanceof Part.Variable variable && variable.regex() != null) {
                plain = false;
                if (!SlashFree.proven(variable.regex())) {
                    return null;
                }
            }
        }
        return plain ? Mixed.of(parts) : Patterned.of(parts);
    }

    /** {@return a segment that needs no regular expression, or null} */
    private static Segment single(Part part) {
        if (part instanceof Part.Text text) {
            return new Literal(text.text());
        }
        String regex = ((Part.Variable) part).regex();
        if (regex == null) {
            return new Whole();
        }
        return regex.equals("\\d+") || regex.equals("[0-9]+") ? new Digits(part.shape()) : null;
    }

    /** The same characters. */
    record Literal(String text) implements Segment {

        @Override
        public String shape() {
            return text;
        }

        @Override
        public boolean matches(String path, int start, int end) {
            return end - start == text.length() && path.startsWith(text, start);
        }

        @Override
        public int capture(String path, int start, int end, int[] offsets, int at) {
            return at;
        }
    }

    /** A plain variable that is the whole segment. */
    record Whole() implements Segment {

        @Override
        public String shape() {
            return "{}";
        }

        @Override
        public boolean matches(String path, int start, int end) {
            return end > start;
        }

        @Override
        public int capture(String path, int start, int end, int[] offsets, int at) {
            return captureAll(start, end, offsets, at);
        }
    }

    /** A variable that is the whole segment and consists of digits: {@code {id:\d+}}, by far the most usual expression. */
    record Digits(String shape) implements Segment {

        @Override
        public boolean matches(String path, int start, int end) {
            for (int i = start; i < end; i++) {
                if (path.charAt(i) < '0' || path.charAt(i) > '9') {
                    return false;
                }
            }
            return end > start;
        }

        @Override
        public int capture(String path, int start, int end, int[] offsets, int at) {
            return captureAll(start, end, offsets, at);
        }
    }

    /** Variables, some with expressions that hold no slash. */
    record Patterned(String shape, Expression expression) implements Segment {

        static Patterned of(List<Part> parts) {
            StringBuilder shape = new StringBuilder();
            parts.forEach(part -> shape.append(part.shape()));
            return new Patterned(shape.toString(), Expression.of(parts, ""));
        }

        @Override
        public boolean matches(String path, int start, int end) {
            return expression.match(path, start, end) != null;
        }

        @Override
        public int capture(String path, int start, int end, int[] offsets, int at) {
            if (expression.isOneWholeCapture()) {
                return captureAll(start, end, offsets, at);
            }
            Matcher matcher = expression.match(path, start, end);
            if (matcher == null) {
                throw new IllegalStateException("The path matched '" + shape + "' a moment ago: " + path);
            }
            return expression.capture(matcher, offsets, at);
        }
    }
}
