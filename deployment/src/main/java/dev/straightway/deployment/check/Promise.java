package dev.straightway.deployment.check;

import java.util.Optional;

/**
 * Something that Quarkus REST heeds in an application, and what becomes of it here: one line of {@code promises.txt}.
 *
 * @param kind what makes the promise
 * @param name the binary name of the annotation or build item, or the key; with {@code *} at its end all that begin so
 * @param verdict what becomes of it
 * @param problem the id of the problem that refuses it; empty if it isn't refused
 * @param harmless the value of a key that asks for nothing, being the default; empty if every value is refused
 * @param anywhere whether it is refused on every class, not only on resources
 * @param test the simple name of the class of a test that shows it; empty if none does on its own
 * @param text the fix of what is refused, or why nothing need be done
 */
public record Promise(Kind kind, String name, Verdict verdict, Optional<String> problem, Optional<String> harmless,
        boolean anywhere, Optional<String> test, String text) {

    /** What may promise something. */
    public enum Kind {
        /** An annotation of a library, in the code of the application. */
        ANNOTATION,
        /** A key of the configuration. */
        KEY,
        /** A build item of another extension. */
        ITEM,
        /** A type of the API, in the code of the application. */
        TYPE
    }

    /** What becomes of a promise. */
    public enum Verdict {
        /** It is kept. */
        HONOURED,
        /** It asks for nothing, or for nothing that concerns resources. */
        HARMLESS,
        /** It is kept, but otherwise than in Quarkus REST. */
        DIFFERENT,
        /** There is nothing that keeps it, and who uses it learns that from the compiler or from another problem. */
        MISSING,
        /** It ends the build. */
        REFUSED
    }

    /** {@return whether the line speaks of all names that begin so} */
    boolean isFamily() {
        return name.endsWith("*");
    }

    /** {@return whether the line speaks of a name} */
    public boolean covers(String other) {
        return isFamily() ? other.startsWith(name.substring(0, name.length() - 1)) : other.equals(name);
    }
}
