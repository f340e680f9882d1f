package dev.straightway.deployment.types;

import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.Supertypes;

/** Knows what exceptions extend. */
public final class Exceptions {

    private static final DotName THROWABLE = DotName.createSimple("java.lang.Throwable");

    private final IndexView index;

    public Exceptions(IndexView index) {
        this.index = index;
    }

    /** {@return whether a class of exceptions is another one, or extends it} */
    public boolean isA(String exception, DotName above) {
        return above.equals(THROWABLE) || Supertypes.isSubclass(DotName.createSimple(exception), above, index);
    }

    /** {@return whether a type is one of exceptions} */
    public boolean isThrowable(DotName type) {
        return Supertypes.isSubclass(type, THROWABLE, index);
    }
}
