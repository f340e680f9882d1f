package dev.straightway.runtime.routing;

/**
 * How specific a path template is, by Jakarta REST 3.1 §3.7.2; the natural order puts the best rank first.
 * <p>
 * The order looks at the whole template at once, not from left to right: {@code /{a}/longliteral} is better than
 * {@code /x/{b}}.
 *
 * @param literals characters that come from no variable, slashes included, as they stand in the encoded path
 * @param captures variables
 * @param regexCaptures variables with a regular expression of their own
 */
public record Rank(int literals, int captures, int regexCaptures) implements Comparable<Rank> {

    @Override
    public int compareTo(Rank other) {
        if (literals != other.literals) {
            return Integer.compare(other.literals, literals);
        }
        if (captures != other.captures) {
            return Integer.compare(other.captures, captures);
        }
        return Integer.compare(other.regexCaptures, regexCaptures);
    }

    @Override
    public String toString() {
        return "(" + literals + ", " + captures + ", " + regexCaptures + ")";
    }
}
