package dev.straightway.proof.walk;

import java.util.IdentityHashMap;
import java.util.Map;

import dev.straightway.proof.code.Shape;

/**
 * Knows which classes of the platform the application locks. The platform locks some of them for moments, as
 * {@code TimeZone.getTimeZone} does, and a locale when it is asked for its tag: who gets there may have to wait.
 */
final class HeldClasses {

    private static final String CLASS = "java/lang/Class";
    private static final String LOCALE = "java/util/Locale";

    private final Core core;
    private final PlatformDefaults defaults;
    private final Map<AbstractObject, String> constants = new IdentityHashMap<>();

    HeldClasses(Core core, PlatformDefaults defaults) {
        this.core = core;
        this.defaults = defaults;
    }

    /** Takes a constant that stands for a class; the name is empty if that isn't known. */
    void constant(AbstractObject constant, String named) {
        constants.put(constant, named);
    }

    /** Takes what code enters the monitor of. */
    void lock(Variable value, Cause lock) {
        core.flow().listen(value, taken -> {
            AbstractObject object = taken.unproxied();
            if (LOCALE.equals(object.type)) {
                defaults.held(LOCALE, lock);
            } else if (CLASS.equals(object.type) && constants.containsKey(object)) {
                lock(constants.get(object), lock);
            } else if (CLASS.equals(object.type) && object.content != null) {
                core.flow().listen(object.content, of -> lock(of.unproxied().type, lock)); // what getClass() was called on
            }
        });
    }

    private void lock(String type, Cause lock) {
        Shape shape = core.classes().shape(type);
        if (shape != null && shape.platform()) {
            defaults.held(type, lock);
        }
    }
}
