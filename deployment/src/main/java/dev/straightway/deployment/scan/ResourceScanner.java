package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;

/** Reads one resource class, with what it inherits (§3.6). */
final class ResourceScanner {

    private final IndexView index;
    private final MethodScanner methods;

    ResourceScanner(IndexView index, Map<DotName, String> designators) {
        this.index = index;
        this.methods = new MethodScanner(designators);
    }

    /** {@return the resource class, or nothing if neither the class nor anything that it inherits from has a path} */
    Optional<ResourceClass> scan(ClassInfo declaration) {
        Hierarchy hierarchy = Hierarchy.of(declaration, index);
        return hierarchy.path().map(path -> new ResourceClass(declaration, path, methods(declaration, hierarchy),
                injected(hierarchy)));
    }

    private List<ResourceMethod> methods(ClassInfo declaration, Hierarchy hierarchy) {
        List<ResourceMethod> found = new ArrayList<>();
        for (ClassInfo type : hierarchy.types()) {
            type.methodsInDeclarationOrder().stream()
                    .filter(method -> !method.isSynthetic() && !method.isConstructor() && !method.isStaticInitializer())
                    .filter(method -> found.stream().noneMatch(own -> hierarchy.overrides(own.declaration(), method)))
                    .filter(method -> !type.isInterface() || method.isDefault())
                    .flatMap(method -> methods.scan(declaration, method, hierarchy).stream())
                    .forEach(found::add);
        }
        return found;
    }

    private static List<InjectedMember> injected(Hierarchy hierarchy) {
        List<InjectedMember> members = new ArrayList<>();
        for (ClassInfo type : hierarchy.types()) {
            for (DotName name : requestAnnotations()) {
                for (AnnotationInstance annotation : type.annotations(name)) {
                    member(annotation.target()).ifPresent(
                            member -> members.add(new InjectedMember(member, name.withoutPackagePrefix())));
                }
            }
        }
        return members;
    }

    private static Set<DotName> requestAnnotations() {
        Set<DotName> names = new TreeSet<>(Names.TEXTS.keySet());
        names.addAll(Names.OTHER_PARAMETERS);
        return names;
    }

    private static Optional<String> member(AnnotationTarget target) {
        return switch (target.kind()) {
            case FIELD -> Optional.of("field '" + target.asField().name() + "'");
            case METHOD -> Optional.of("method '" + target.asMethod().name() + "'");
            case CLASS -> Optional.of("the class");
            case METHOD_PARAMETER -> target.asMethodParameter().method().isConstructor()
                    ? Optional.of("constructor parameter '" + target.asMethodParameter().name() + "'")
                    : Optional.empty();
            default -> Optional.empty();
        };
    }
}
