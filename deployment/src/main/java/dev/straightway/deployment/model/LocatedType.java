package dev.straightway.deployment.model;

import java.util.List;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

/** Reads what the return type of a sub-resource locator says of the object (§3.4.1). */
public final class LocatedType {

    private static final DotName CLASS = DotName.createSimple(Class.class);

    private LocatedType() {
    }

    /** {@return the class or interface that the object is of; {@code Object} where the type doesn't say it} */
    public static DotName of(Type returned) {
        return switch (returned.kind()) {
            case CLASS -> isClass(returned) ? DotName.OBJECT_NAME : returned.name();
            case PARAMETERIZED_TYPE ->
                isClass(returned) ? of(returned.asParameterizedType().arguments().get(0)) : returned.name();
            case WILDCARD_TYPE -> of(returned.asWildcardType().extendsBound());
            case TYPE_VARIABLE -> bound(returned.asTypeVariable().bounds());
            default -> DotName.OBJECT_NAME;
        };
    }

    /** {@return whether a locator returns a class, of which run time makes an object} */
    public static boolean isClass(Type returned) {
        return returned.name().equals(CLASS);
    }

    private static DotName bound(List<Type> bounds) {
        return bounds.isEmpty() ? DotName.OBJECT_NAME : of(bounds.get(0));
    }
}
