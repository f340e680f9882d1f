package dev.straightway.deployment.types;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/** Knows what exceptions extend. */
public final class Exceptions {

    private static final DotName THROWABLE = DotName.createSimple("java.lang.Throwable");

    private final IndexView index;

    public Exceptions(IndexView index) {
        this.index = index;
    }

    /** {@return whether a class of exceptions is another one, or extends it} */
    public boolean isA(String exception, DotName above) {
        DotName at = DotName.createSimple(exception);
        while (at != null && !at.equals(above)) {
            ClassInfo type = index.getClassByName(at);
            at = type == null ? null : type.superName();
        }
        return at != null || above.equals(THROWABLE);
    }

    /** {@return whether a type is one of exceptions} */
    public boolean isThrowable(DotName type) {
        DotName at = type;
        while (at != null && !at.equals(THROWABLE)) {
            ClassInfo known = index.getClassByName(at);
            at = known == null ? null : known.superName();
        }
        return at != null;
    }
}
