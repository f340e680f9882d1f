package dev.straightway.proof.walk;

/**
 * Stands for objects that the proof does not tell apart. Equal only to itself; those that must be one are kept by
 * {@link AbstractObjects}.
 */
final class AbstractObject {

    enum Kind {
        /** Objects of exactly one class of the application or of a library. */
        OBJECT,
        /** Objects of any class of the closed world below a type of the application or of a library. */
        ANY,
        /** Objects of exactly one reviewed class, made at one place. */
        PLATFORM,
        /** What a reviewed method made at one place: of a class of its own below the declared type. */
        MADE,
        /** Arrays made at one place. */
        ARRAY,
        /** What one lambda or method reference makes. */
        LAMBDA,
        /** Objects that nothing is known of. */
        UNKNOWN
    }

    final Kind kind;
    /** Internal name, descriptor of an array, or null when unknown. */
    final String type;
    /** What the object holds, or null when it holds nothing that can be called. */
    final Variable content;
    final Lambda lambda;
    /** Why nothing is known of it; null of others. */
    final Cause cause;
    /**
     * Whether reviewed code of a library made it: such code may make objects of the application's classes. Of what is not
     * known: whether it may be of a class that nobody sees.
     */
    final boolean foreign;
    /** The same object as it is behind the proxy that the container injects, when this is such a proxy; else null. */
    final AbstractObject behind;
    /** Null where nothing stands before the object. */
    final ClientProxy proxy;
    /** Its place among those of its world; negative before it gets anywhere, see {@link AbstractObjects#number}. */
    int number = -1;

    private AbstractObject(Kind kind, String type, Variable content, Lambda lambda, Cause cause, boolean foreign) {
        this(kind, type, content, lambda, cause, foreign, null, null);
    }

    private AbstractObject(Kind kind, String type, Variable content, Lambda lambda, Cause cause, boolean foreign,
            AbstractObject behind,
            ClientProxy proxy) {
        this.kind = kind;
        this.type = type;
        this.content = content;
        this.lambda = lambda;
        this.cause = cause;
        this.foreign = foreign;
        this.behind = behind;
        this.proxy = proxy;
    }

    static AbstractObject of(Kind kind, String type, Variable content) {
        return new AbstractObject(kind, type, content, null, null, false);
    }

    static AbstractObject made(String type, Variable content, boolean foreign) {
        return new AbstractObject(Kind.MADE, type, content, null, null, foreign);
    }

    static AbstractObject of(Lambda lambda) {
        return new AbstractObject(Kind.LAMBDA, lambda.type, null, lambda, null, false);
    }

    /** {@return what the container injects for an object that it makes later, or that one of its scopes holds} */
    static AbstractObject proxied(AbstractObject behind, ClientProxy proxy) {
        return new AbstractObject(behind.kind, behind.type, behind.content, behind.lambda, behind.cause, behind.foreign,
                behind, proxy);
    }

    static AbstractObject unknown(Cause cause) {
        return new AbstractObject(Kind.UNKNOWN, null, null, null, cause, false);
    }

    static AbstractObject unseen(Cause cause) {
        return new AbstractObject(Kind.UNKNOWN, null, null, null, cause, true);
    }

    /** {@return the object itself, or what is behind it if it is a proxy of the container} */
    AbstractObject unproxied() {
        return behind == null ? this : behind;
    }

    /** {@return whether nothing is known of it but the reason} */
    boolean reasoned() {
        return kind == Kind.UNKNOWN && !foreign;
    }

    @Override
    public String toString() {
        return kind + " " + (type == null ? cause.words() : type);
    }
}
