package dev.straightway.deployment.plan;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;

/** Knows of which classes what a locator returns can be, as far as its type says and the index knows. */
final class LocatedTypes {

    /** More than this many are told apart by the class of the object alone. */
    static final int MOST = 16;

    private static final DotName CLASS = DotName.createSimple(Class.class);

    private final IndexView index;
    private final List<ResourceClass> located;

    LocatedTypes(RestApplication application) {
        this.index = application.index();
        this.located = application.subResources().stream()
                .filter(type -> !type.declaration().isInterface() && !type.declaration().isAbstract()).toList();
    }

    /** {@return the names of the classes, in their order; empty where run time alone knows them} */
    List<String> of(Type returned) {
        DotName declared = declared(returned);
        List<String> found = declared.equals(DotName.OBJECT_NAME) ? List.of()
                : located.stream().filter(type -> isA(type.declaration(), declared)).map(ResourceClass::name).toList();
        return found.size() > MOST ? List.of() : found;
    }

    /** {@return whether a locator returns a class, of which run time makes an object} */
    static boolean isClass(Type returned) {
        return returned.name().equals(CLASS);
    }

    private static DotName declared(Type type) {
        return switch (type.kind()) {
            case CLASS -> isClass(type) ? DotName.OBJECT_NAME : type.name();
            case PARAMETERIZED_TYPE -> isClass(type) ? declared(type.asParameterizedType().arguments().get(0)) : type.name();
            case WILDCARD_TYPE -> declared(type.asWildcardType().extendsBound());
            case TYPE_VARIABLE -> bound(type.asTypeVariable().bounds());
            default -> DotName.OBJECT_NAME;
        };
    }

    private static DotName bound(List<Type> bounds) {
        return bounds.isEmpty() ? DotName.OBJECT_NAME : declared(bounds.get(0));
    }

    private boolean isA(ClassInfo type, DotName wanted) {
        return type.name().equals(wanted) || Stream.concat(Stream.ofNullable(type.superName()), type.interfaceNames().stream())
                .map(index::getClassByName).anyMatch(above -> above != null && isA(above, wanted));
    }
}
