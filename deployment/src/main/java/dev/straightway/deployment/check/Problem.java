package dev.straightway.deployment.check;

/**
 * Something that can't be compiled, or that surely isn't meant.
 *
 * @param id stable for ever and listed in the docs
 * @param where the class or method, as {@code org.acme.ItemResource#get(String)}
 * @param message what is wrong, in the user's own words, and the fix
 */
public record Problem(String id, String where, String message) implements Comparable<Problem> {

    @Override
    public int compareTo(Problem other) {
        int byPlace = where.compareTo(other.where);
        return byPlace != 0 ? byPlace : toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return "[" + id + "] " + where + ": " + message;
    }
}
