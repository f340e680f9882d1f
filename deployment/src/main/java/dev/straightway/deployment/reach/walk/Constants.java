package dev.straightway.deployment.reach.walk;

import java.util.Set;

import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;

/**
 * Lets reviewed code that knows one constant of an enum, or its class, have all of its constants.
 * <p>
 * The platform asks the class for them: {@code EnumSet.complementOf(EnumSet.of(A))} holds what nobody has put there.
 */
final class Constants {

    private static final String ENUM = "java/lang/Enum";
    /** Of a map with such keys and of a collection nothing but what was put there comes out. */
    private static final Set<String> SETS = Set.of("java/util/EnumSet", "java/util/RegularEnumSet", "java/util/JumboEnumSet");
    private static final Set<String> OF_CLASSES = Set.of("getEnumConstants", "getDeclaringClass", "valueOf");

    private final World world;

    Constants(World world) {
        this.world = world;
    }

    /** {@return whether a reviewed method may make other constants of those that it is given} */
    boolean makes(Method named) {
        return SETS.contains(named.owner()) || OF_CLASSES.contains(named.name())
                && (named.owner().equals("java/lang/Class") || world.classes.subtype(named.owner(), ENUM));
    }

    /** Adds to a value the neighbours of each constant that it is. */
    void add(Var all) {
        world.flow.listen(all, thing -> {
            String type = thing.type == null || thing.type.startsWith("[") ? null : type(thing.type);
            if (type != null) {
                world.flow.add(all, world.things.any(type));
            }
        });
    }

    /** {@return the enum that a class is, or that it is a constant of; null for other classes} */
    private String type(String name) {
        Shape shape = world.classes.shape(name);
        while (shape != null && shape.superName() != null && !shape.platform()) {
            if (shape.superName().equals(ENUM)) {
                return shape.name();
            }
            shape = world.classes.shape(shape.superName());
        }
        return null;
    }
}
