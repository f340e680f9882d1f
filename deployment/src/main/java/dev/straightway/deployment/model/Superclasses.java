package dev.straightway.deployment.model;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/** Looks at what classes extend. */
public final class Superclasses {

    private Superclasses() {
    }

    /** {@return whether a class is another one, or extends it; what isn't indexed extends nothing that is known} */
    public static boolean reach(DotName above, DotName from, IndexView index) {
        DotName at = from;
        while (at != null && !at.equals(above)) {
            ClassInfo type = index.getClassByName(at);
            at = type == null ? null : type.superName();
        }
        return at != null;
    }
}
