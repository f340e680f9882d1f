package dev.straightway.deployment.scan;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;

/** Reads one resource class, with what it inherits (§3.6). */
final class ResourceScanner {

    private final IndexView index;
    private final MethodScanner methods;
    private final InjectionScanner injections;

    ResourceScanner(IndexView index, Map<DotName, String> designators) {
        this.index = index;
        this.methods = new MethodScanner(designators, index);
        this.injections = new InjectionScanner(index);
    }

    /** {@return the resource class, or nothing if neither the class nor anything that it inherits from has a path} */
    Optional<ResourceClass> scan(ClassInfo declaration) {
        Hierarchy hierarchy = Hierarchy.of(declaration, index);
        return hierarchy.path().map(path -> new ResourceClass(declaration, path, methods(declaration, hierarchy),
                injections.scan(declaration, hierarchy), hidden(hierarchy)));
    }

    /**
     * {@return what locators may return, or nothing if it has neither resource methods nor locators; its path doesn't count}
     */
    Optional<ResourceClass> scanLocated(ClassInfo declaration) {
        Hierarchy hierarchy = Hierarchy.of(declaration, index);
        List<ResourceMethod> found = methods(declaration, hierarchy).stream()
                .filter(method -> isConcrete(declaration) || method.parameters().stream().noneMatch(ResourceScanner::isOpen))
                .toList();
        return found.isEmpty() ? Optional.empty()
                : Optional.of(new ResourceClass(declaration, "", found, injections.scan(declaration, hierarchy),
                        hidden(hierarchy)));
    }

    private static boolean isConcrete(ClassInfo declaration) {
        return !declaration.isInterface() && !declaration.isAbstract();
    }

    /** What a type variable stands for is known in the classes that extend the generic one; they have routes of their own. */
    private static boolean isOpen(ResourceParameter parameter) {
        return parameter instanceof ResourceParameter.Text && parameter.type().kind() == Type.Kind.TYPE_VARIABLE;
    }

    /** §3.3.1: only public methods are exposed. */
    private List<String> hidden(Hierarchy hierarchy) {
        return hierarchy.types().stream().flatMap(type -> type.methods().stream())
                .filter(method -> !Modifier.isPublic(method.flags()) && !method.isSynthetic() && methods.isAnnotated(method))
                .map(MethodInfo::name).toList();
    }

    private List<ResourceMethod> methods(ClassInfo declaration, Hierarchy hierarchy) {
        List<ResourceMethod> found = new ArrayList<>();
        for (ClassInfo type : hierarchy.types()) {
            type.methodsInDeclarationOrder().stream()
                    .filter(method -> Modifier.isPublic(method.flags()) && !method.isSynthetic() && !method.isConstructor()
                            && !method.isStaticInitializer())
                    .filter(method -> found.stream().noneMatch(own -> hierarchy.overrides(own.declaration(), method)))
                    .filter(method -> !type.isInterface() || method.isDefault() || declaration.isInterface()
                            || declaration.isAbstract())
                    .flatMap(method -> methods.scan(declaration, method, hierarchy).stream())
                    .forEach(found::add);
        }
        return found;
    }
}
