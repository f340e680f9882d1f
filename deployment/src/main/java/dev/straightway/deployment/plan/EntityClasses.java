package dev.straightway.deployment.plan;

import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.deployment.types.Entities;

/** Tells how the declared types of entities stand to those that entity providers are for. */
final class EntityClasses {

    /** Farther than any class is from another; every class is so far from {@code Object}. */
    static final int FAR = 1 << 16;

    private static final DotName OBJECT = DotName.createSimple(Object.class);
    /** Types that standard entity providers take with all their subtypes, though they aren't special. */
    private static final Set<DotName> OF_STANDARD_ONES = Set.of(DotName.createSimple(Number.class),
            DotName.createSimple(CharSequence.class));

    private final IndexView index;
    private final Entities entities;

    EntityClasses(IndexView index) {
        this.index = index;
        this.entities = new Entities(index);
    }

    /**
     * {@return the binary name of a type that is a class of the application or of a library, without type arguments, that no
     * standard entity provider is for; empty for any other type}
     */
    Optional<String> plain(Type type) {
        return Optional.of(type).filter(one -> one.kind() == Type.Kind.CLASS)
                .filter(one -> index.getClassByName(one.name()) != null)
                .map(one -> one.name().toString())
                .filter(name -> !name.startsWith("java.") && !name.startsWith("io.vertx.") && !entities.isSpecial(type)
                        && OF_STANDARD_ONES.stream().noneMatch(above -> isBelow(type.name(), above)));
    }

    /** {@return the same for a class that all entities have that are declared so} */
    Optional<String> exact(Type type) {
        return plain(type).filter(name -> isExact(index.getClassByName(type.name())));
    }

    private boolean isExact(ClassInfo type) {
        return !type.isInterface() && !Modifier.isAbstract(type.flags())
                && index.getAllKnownSubclasses(type.name()).isEmpty();
    }

    /** {@return whether an entity that is declared as the one type may be of the other} */
    boolean related(Type declared, Type provided) {
        if (isOpen(declared) || isOpen(provided) || declared.name().equals(provided.name())) {
            return true;
        }
        if (declared.kind() == Type.Kind.CLASS || declared.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            return isBelow(declared.name(), provided.name()) || isBelow(provided.name(), declared.name());
        }
        // A primitive is boxed, an array has but interfaces of the JDK above it.
        return provided.kind() == Type.Kind.ARRAY || provided.name().toString().startsWith("java.");
    }

    private static boolean isOpen(Type type) {
        return switch (type.kind()) {
            case CLASS, PARAMETERIZED_TYPE -> type.name().equals(OBJECT);
            case ARRAY, PRIMITIVE, VOID -> false;
            default -> true;
        };
    }

    /** {@return how many steps it is from one type to another one above it, or below it} */
    int distance(Type declared, Type provided) {
        if (isOpen(provided)) {
            return FAR;
        }
        return isBelow(declared.name(), provided.name()) ? steps(declared.name(), provided.name())
                : steps(provided.name(), declared.name());
    }

    /** By superclasses as long as these lead there, otherwise by the interface that does. */
    private int steps(DotName from, DotName to) {
        int steps = 0;
        for (DotName at = from; at != null && !at.equals(to); at = next(at, to)) {
            steps++;
        }
        return steps;
    }

    private DotName next(DotName name, DotName to) {
        ClassInfo type = index.getClassByName(name);
        return type == null ? null
                : Supertypes.direct(type).filter(above -> isBelow(above, to)).findFirst().orElse(null);
    }

    private boolean isBelow(DotName name, DotName above) {
        return Supertypes.isSubtype(name, above, index);
    }
}
