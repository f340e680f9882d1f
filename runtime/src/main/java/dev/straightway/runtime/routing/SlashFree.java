package dev.straightway.runtime.routing;

/**
 * Proves that whatever a regular expression matches holds no slash and that it looks at nothing outside of its match.
 * <p>
 * Such an expression stays within its segment, so that its segment can be matched alone. The proof knows the plain part of
 * the language only (characters, classes, groups, alternatives, quantifiers); whatever else is there counts as not proven.
 */
final class SlashFree {

    private static final String SPECIAL = "/.^$\\[]";

    private final String regex;
    private int position;

    private SlashFree(String regex) {
        this.regex = regex;
    }

    static boolean proven(String regex) {
        return new SlashFree(regex).proven();
    }

    private boolean proven() {
        while (position < regex.length()) {
            char c = regex.charAt(position++);
            boolean slashFree = switch (c) {
                case '\\' -> escape() == Reach.NO_SLASH;
                case '[' -> characterClass();
                case '(' -> group();
                default -> SPECIAL.indexOf(c) < 0;
            };
            if (!slashFree) {
                return false;
            }
        }
        return true;
    }

    /** What a member of a character class, or an escape, may match. */
    private enum Reach {
        NO_SLASH,
        SLASH,
        UNKNOWN
    }

    private Reach escape() {
        char c = position < regex.length() ? regex.charAt(position++) : '\0';
        return switch (c) {
            case 'd', 'w', 's' -> Reach.NO_SLASH;
            case 'D', 'W', 'S', '/' -> Reach.SLASH;
            default -> c > ' ' && c < 127 && !Character.isLetterOrDigit(c) ? Reach.NO_SLASH : Reach.UNKNOWN;
        };
    }

    /** Plain, {@code (?:…)} and named groups; not flags, not looks around, not atomic groups. */
    private boolean group() {
        if (!regex.startsWith("?", position)) {
            return true;
        }
        boolean lookBehind = regex.startsWith("?<=", position) || regex.startsWith("?<!", position);
        return regex.startsWith("?:", position) || regex.startsWith("?<", position) && !lookBehind;
    }

    private boolean characterClass() {
        boolean negated = regex.startsWith("^", position);
        if (negated) {
            position++;
        }
        boolean slash = false;
        for (boolean first = true; position < regex.length(); first = false) {
            char c = regex.charAt(position++);
            if (c == ']' && !first) {
                return slash == negated;
            }
            Reach reach = c == '\\' ? escape() : range(c);
            if (reach == Reach.UNKNOWN) {
                return false;
            }
            slash |= reach == Reach.SLASH;
        }
        return false;
    }

    /** A character, or a range of them, in a character class; nested classes and intersections are unknown. */
    private Reach range(char from) {
        if (from == '[' || from == ']' || from == '&') {
            return Reach.UNKNOWN;
        }
        char to = from;
        if (position + 1 < regex.length() && regex.charAt(position) == '-' && regex.charAt(position + 1) != ']') {
            to = regex.charAt(position + 1);
            position += 2;
        }
        if (to == '\\' || to == '[') {
            return Reach.UNKNOWN;
        }
        return from <= '/' && '/' <= to ? Reach.SLASH : Reach.NO_SLASH;
    }
}
