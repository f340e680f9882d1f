package dev.straightway.deployment.plan;

import java.util.List;

import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LocatedType;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.model.Supertypes;

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
        if (declared.equals(DotName.OBJECT_NAME) || index.getClassByName(declared) == null) {
            return List.of();
        }
        List<String> found = located.stream().filter(type -> Supertypes.isSubtype(type.declaration().name(), declared, index))
                .map(ResourceClass::name).toList();
        return found.size() > MOST ? List.of() : found;
    }
}
