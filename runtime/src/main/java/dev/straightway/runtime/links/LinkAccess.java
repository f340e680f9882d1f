package dev.straightway.runtime.links;

import java.util.Optional;

/** Knows which links the caller may follow. */
public interface LinkAccess {

    /**
     * {@return whether security checks of methods let the caller pass}
     *
     * @param methods those on the way, with blanks between them: {@code org.acme.ItemResource#remove(int,java.lang.String)};
     *        one that has its annotations from another method with that one behind it and {@code |} between them
     */
    boolean allows(String methods);

    /** {@return a link, or nothing if the caller may not follow it} */
    default <T> Optional<T> ifAllowed(String methods, T link) {
        return allows(methods) ? Optional.of(link) : Optional.empty();
    }
}
