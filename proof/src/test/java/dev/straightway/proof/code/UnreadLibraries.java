package dev.straightway.proof.code;

import java.util.Collection;

/** Makes libraries whose classes may be read one by one, but which nobody may look through. */
public final class UnreadLibraries {

    private UnreadLibraries() {
    }

    /** @param names internal names of all classes */
    public static Libraries of(Collection<String> names) {
        return Libraries.of(names, name -> {
            throw new AssertionError("the header of " + name + " is read");
        });
    }
}
