package dev.straightway.proof.code;

/**
 * Is a place in the code of the application, which {@link SourceLines} finds.
 *
 * @param what is there
 * @param in the method, or the field of a class
 * @param target what is called there, or the field that is used; null for others
 */
public record Place(What what, Method in, Method target) {

    /** Says what to look for. */
    public enum What {
        /** Calls of a method, or uses of a field. */
        CALL,
        /** {@code synchronized} blocks, or the method itself if it has none. */
        LOCK,
        /** A method. */
        METHOD,
        /** A member of a class, or the class itself. */
        MEMBER
    }

    /** Written out, as {@link Method#equals} is. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Place place && what == place.what && in.equals(place.in)
                && (target == null ? place.target == null : target.equals(place.target));
    }

    @Override
    public int hashCode() {
        return in.hashCode();
    }

    public static Place call(Method in, Method target) {
        return new Place(What.CALL, in, target);
    }

    public static Place lock(Method in) {
        return new Place(What.LOCK, in, null);
    }

    public static Place method(Method method) {
        return new Place(What.METHOD, method, null);
    }

    /** {@return where a class has a field, or a method without arguments; where it begins if the name is empty} */
    public static Place member(String type, String name) {
        return new Place(What.MEMBER, new Method(type, name, ""), null);
    }
}
