package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.List;

/**
 * A path template of Jakarta REST 3.1 §3.7: text, and variables in braces.
 *
 * <pre>
 * /items                    text, matched character by character against the encoded path
 * /items/{id}               a variable: one or more characters, no slash
 * /items/{id:\d{2}}         a variable with a regular expression; blanks around name and colon do not count
 * /files/{path:.*}          an expression may match slashes, too
 * /v{major}.{minor}/status  text and variables in one segment; each variable is as short as it can be
 * </pre>
 *
 * Slashes at either end do not count: the canonical text begins with one and does not end with one, and is empty for the
 * template that adds nothing. Text is percent-encoded where a path needs it; what is encoded already stays as it is.
 * Immutable; two templates are equal if their texts are.
 */
public final class PathTemplate {

    private static final PathTemplate EMPTY = new PathTemplate(List.of());

    private final List<Part> parts;
    private final String text;
    private final String shape;
    private final Rank rank;
    private final List<String> variables;
    private final List<Segment> segments;
    private final Tail tail;

    private PathTemplate(List<Part> parts) {
        this.parts = List.copyOf(parts);
        StringBuilder text = new StringBuilder();
        StringBuilder shape = new StringBuilder();
        List<String> variables = new ArrayList<>();
        int literals = 0;
        int regexCaptures = 0;
        for (Part part : parts) {
            text.append(part.text());
            shape.append(part.shape());
            if (part instanceof Part.Variable variable) {
                variables.add(variable.name());
                regexCaptures += variable.regex() == null ? 0 : 1;
            } else {
                literals += part.text().length();
            }
        }
        this.text = text.toString();
        this.shape = shape.toString();
        this.rank = new Rank(literals, variables.size(), regexCaptures);
        this.variables = List.copyOf(variables);
        List<Segment> segments = new ArrayList<>();
        this.tail = divide(segments);
        this.segments = List.copyOf(segments);
    }

    /**
     * @throws IllegalArgumentException that quotes the template and says what is wrong and where
     */
    public static PathTemplate parse(String template) {
        List<Part> parts = TemplateParser.parse(template);
        return parts.isEmpty() ? EMPTY : new PathTemplate(parts);
    }

    /**
     * {@return templates behind one another, as those of a class, its locators and a method}
     *
     * @throws IllegalArgumentException that quotes the first malformed one and says what is wrong and where
     */
    public static PathTemplate joined(List<String> templates) {
        PathTemplate joined = EMPTY;
        for (String template : templates) {
            joined = joined.join(parse(template));
        }
        return joined;
    }

    /**
     * Puts another template behind this one, as a method's behind its class's; a variable may then be there twice.
     */
    public PathTemplate join(PathTemplate other) {
        if (parts.isEmpty() || other.parts.isEmpty()) {
            return parts.isEmpty() ? other : this;
        }
        List<Part> joined = new ArrayList<>(parts);
        joined.addAll(other.parts);
        return new PathTemplate(joined);
    }

    /** {@return the canonical text, for example {@code /items/{id}}; empty for the empty template} */
    public String text() {
        return text;
    }

    /** {@return the text without the variables' names: templates of one shape match the same paths} */
    public String shape() {
        return shape;
    }

    /** {@return how specific the template is} */
    public Rank rank() {
        return rank;
    }

    /** {@return the variables' names in the order of their captures} */
    public List<String> variables() {
        return variables;
    }

    /** {@return the text before the first variable, without a slash at its end} */
    public String stem() {
        StringBuilder stem = new StringBuilder();
        for (Part part : parts) {
            if (part instanceof Part.Variable) {
                break;
            }
            stem.append(part.text());
        }
        return stem.isEmpty() || stem.charAt(stem.length() - 1) != '/' ? stem.toString() : stem.substring(0, stem.length() - 1);
    }

    /** {@return whether the template adds nothing to a path} */
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** {@return texts and variables in turn, for those who write paths} */
    public List<Piece> pieces() {
        return parts.stream().map(part -> part instanceof Part.Variable variable
                ? new Piece(variable.name(), true, variable.regex() != null && !SlashFree.proven(variable.regex()))
                : new Piece(part.text(), false, true)).toList();
    }

    /**
     * A piece of a template.
     *
     * @param text percent-encoded; the name of a variable
     * @param variable whether it is a variable
     * @param slashes whether there may be slashes in it
     */
    public record Piece(String text, boolean variable, boolean slashes) {
    }

    /** {@return the segments before the tail} */
    List<Segment> segments() {
        return segments;
    }

    /** {@return what must be matched as a whole, or null} */
    Tail tail() {
        return tail;
    }

    /**
     * Writes the offsets of the captures in a path that this template matches.
     *
     * @param start where the template's match begins
     * @param at where the first offset goes
     * @return where the next template's go
     */
    int capture(String path, int start, int[] offsets, int at) {
        int slash = start;
        int next = at;
        for (int i = 0; i < segments.size(); i++) {
            int end = path.indexOf('/', slash + 1);
            if (end < 0) {
                end = path.length();
            }
            next = segments.get(i).capture(path, slash + 1, end, offsets, next);
            slash = end;
        }
        return tail == null ? next : tail.capture(path, slash, offsets, next);
    }

    /** Every slash begins a segment; the first segment that cannot be matched alone begins the tail. */
    private Tail divide(List<Segment> into) {
        List<List<Part>> slots = new ArrayList<>();
        for (Part part : parts) {
            if (!(part instanceof Part.Text)) {
                slots.get(slots.size() - 1).add(part);
                continue;
            }
            String[] pieces = part.text().split("/", -1);
            for (int i = 0; i < pieces.length; i++) {
                if (i > 0) {
                    slots.add(new ArrayList<>());
                }
                if (!pieces[i].isEmpty()) {
                    slots.get(slots.size() - 1).add(new Part.Text(pieces[i]));
                }
            }
        }
        for (int i = 0; i < slots.size(); i++) {
            Segment segment = Segment.of(slots.get(i));
            if (segment == null) {
                return Tail.of(withSlashes(slots.subList(i, slots.size())));
            }
            into.add(segment);
        }
        return null;
    }

    private static List<Part> withSlashes(List<List<Part>> slots) {
        List<Part> parts = new ArrayList<>();
        for (List<Part> slot : slots) {
            parts.add(new Part.Text("/"));
            parts.addAll(slot);
        }
        return parts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PathTemplate template && text.equals(template.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
