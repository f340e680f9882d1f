package dev.straightway.proof.walk;

import java.util.Set;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;

/**
 * Lets reviewed code that knows one constant of an enum, or its class, have all of its constants.
 * <p>
 * The platform asks the class for them: {@code EnumSet.complementOf(EnumSet.of(A))} holds what nobody has put there.
 */
final class EnumConstants {

    private static final String ENUM = "java/lang/Enum";
    /** These can hold constants that nobody put there; other collections, and maps with such keys, can't. */
    private static final Set<String> SETS = Set.of("java/util/EnumSet", "java/util/RegularEnumSet", "java/util/JumboEnumSet");
    /** One that is made asks the class how many there are. */
    private static final String MAP = "java/util/EnumMap";
    private static final Set<String> OF_CLASSES = Set.of("getEnumConstants", "getDeclaringClass", "valueOf");

    private final Core core;

    EnumConstants(Core core) {
        this.core = core;
    }

    /** {@return whether a reviewed method may make other constants of those that it is given} */
    private boolean makes(Method named) {
        return SETS.contains(named.owner()) || OF_CLASSES.contains(named.name())
                && (named.owner().equals("java/lang/Class") || core.classes().subtype(named.owner(), ENUM));
    }

    /** Lets a reviewed method that gets at a value ask for the constants: it may be the first to use the enum. */
    void ask(Node caller, Method named, Variable all) {
        boolean makes = makes(named);
        if (!makes && !(named.owner().equals(MAP) && named.constructor())) {
            return;
        }
        core.flow().listen(all, object -> {
            String type = object.type == null ? null : type(element(object.type));
            if (object.kind == AbstractObject.Kind.UNKNOWN && OF_CLASSES.contains(named.name())) {
                caller.event(Event.strange(object.cause.kind(), named.words(), "asks a class that isn't known",
                        new CallSite(caller, named)).because(object.cause));
            } else if (type != null) {
                core.graph().initialise(caller, type);
                if (makes) {
                    core.flow().add(all, core.objects().any(type));
                }
            }
        });
    }

    /** {@return what an array holds in the end, which its class tells; other types as they are} */
    private static String element(String type) {
        String element = type.substring(type.lastIndexOf('[') + 1);
        return element.length() < type.length() && element.startsWith("L") ? element.substring(1, element.length() - 1)
                : element;
    }

    /** {@return the enum that a class is, or that it is a constant of; null for other classes} */
    private String type(String name) {
        Shape shape = core.classes().shape(name);
        while (shape != null && shape.superName() != null && !shape.platform()) {
            if (shape.superName().equals(ENUM)) {
                return shape.name();
            }
            shape = core.classes().shape(shape.superName());
        }
        return null;
    }
}
