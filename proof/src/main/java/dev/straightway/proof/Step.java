package dev.straightway.proof;

/**
 * Is one stop of a path: a method, or what stands at its end ({@code synchronized}).
 *
 * @param owner the class, named with dots; empty when the step is no method
 * @param name the method, or the words
 */
public record Step(String owner, String name) {

    /** {@return the class without its package for the application's own code, as {@code ItemResource#get}} */
    public String drawn(boolean whole) {
        if (owner.isEmpty()) {
            return name;
        }
        return (whole ? owner : owner.substring(owner.lastIndexOf('.') + 1)) + "#" + name;
    }
}
