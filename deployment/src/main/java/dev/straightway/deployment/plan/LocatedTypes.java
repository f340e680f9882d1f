package dev.straightway.deployment.plan;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LocatedType;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;

/** Knows of which classes what a locator returns can be, as far as its type says and the index knows. */
final class LocatedTypes {

    /** More than this many are told apart by the class of the object alone. */
    static final int MOST = 16;

    private final IndexView index;
    private final List<ResourceClass> located;

    LocatedTypes(RestApplication application) {
        this.index = application.index();
        this.located = application.subResources().stream()
                .filter(type -> !type.declaration().isInterface() && !type.declaration().isAbstract()).toList();
    }

    /** {@return the names of the classes, in their order; empty where run time alone knows them} */
    List<String> of(Type returned) {
        DotName declared = LocatedType.of(returned);
        List<String> found = declared.equals(DotName.OBJECT_NAME) ? List.of()
                : located.stream().filter(type -> isA(type.declaration(), declared)).map(ResourceClass::name).toList();
        return found.size() > MOST ? List.of() : found;
    }

    private boolean isA(ClassInfo type, DotName wanted) {
        return type.name().equals(wanted) || Stream.concat(Stream.ofNullable(type.superName()), type.interfaceNames().stream())
                .map(index::getClassByName).anyMatch(above -> above != null && isA(above, wanted));
    }
}
