package dev.straightway.deployment.scan;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.MethodParameterInfo;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.scan.ParameterScanner.Site;

/** Reads what the objects of a class take of the request: into their constructor, fields and setters. */
final class InjectionScanner {

    private final IndexView index;
    private final ParameterScanner parameters;

    InjectionScanner(IndexView index) {
        this.index = index;
        this.parameters = new ParameterScanner(index);
    }

    InjectedClass scan(ClassInfo declaration) {
        return scan(declaration, Hierarchy.of(declaration, index));
    }

    InjectedClass scan(ClassInfo declaration, Hierarchy hierarchy) {
        Optional<MethodInfo> constructor = constructor(declaration, hierarchy);
        List<ResourceParameter> arguments = constructor.map(known -> arguments(known, hierarchy)).orElse(List.of());
        List<InjectedMember> members = declaration.isRecord() ? List.of() : members(hierarchy);
        boolean injects = hierarchy.types().stream().anyMatch(type -> !type.annotations(Names.INJECT).isEmpty());
        return new InjectedClass(declaration, hierarchy.types(), constructor, arguments, members, injects);
    }

    /** §3.1.2: the public one with the most parameters, if it takes any part of the request. */
    private Optional<MethodInfo> constructor(ClassInfo declaration, Hierarchy hierarchy) {
        List<MethodInfo> all = declaration.constructors();
        boolean anyPublic = all.stream().anyMatch(candidate -> Modifier.isPublic(candidate.flags()));
        return all.stream()
                .filter(candidate -> !anyPublic || Modifier.isPublic(candidate.flags()))
                .filter(candidate -> !candidate.hasDeclaredAnnotation(Names.INJECT))
                .filter(candidate -> takesParts(candidate, hierarchy, all.size() > 1))
                .max(Comparator.comparingInt(MethodInfo::parametersCount));
    }

    /** The container calls a constructor with contexts by itself, unless it would have to choose. */
    private boolean takesParts(MethodInfo constructor, Hierarchy hierarchy, boolean oneOfMany) {
        List<ResourceParameter> arguments = arguments(constructor, hierarchy);
        boolean beans = arguments.stream().anyMatch(ResourceParameter.Entity.class::isInstance);
        boolean parts = arguments.stream().anyMatch(argument -> !(argument instanceof ResourceParameter.Entity)
                && (oneOfMany || !(argument instanceof ResourceParameter.Context)));
        return parts && (!beans || !oneOfMany);
    }

    private List<ResourceParameter> arguments(MethodInfo constructor, Hierarchy hierarchy) {
        boolean encoded = constructor.hasDeclaredAnnotation(Names.ENCODED)
                || constructor.declaringClass().hasDeclaredAnnotation(Names.ENCODED);
        List<ResourceParameter> found = new ArrayList<>();
        for (MethodParameterInfo parameter : constructor.parameters()) {
            String name = parameter.name() == null ? "arg" + parameter.position() : parameter.name();
            Site site = new Site(name, hierarchy.resolve(parameter.type(), constructor.declaringClass()),
                    parameter.declaredAnnotations(), encoded);
            found.add(parameters.annotated(site).orElseGet(() -> new ResourceParameter.Entity(site.name(), site.type())));
        }
        return found;
    }

    private List<InjectedMember> members(Hierarchy hierarchy) {
        List<InjectedMember> members = new ArrayList<>();
        List<MethodInfo> seen = new ArrayList<>();
        for (ClassInfo type : hierarchy.types()) {
            if (type.isInterface()) {
                continue;
            }
            for (FieldInfo field : type.fieldsInDeclarationOrder()) {
                field(field, hierarchy).ifPresent(members::add);
            }
            for (MethodInfo method : type.methodsInDeclarationOrder()) {
                if (method.parametersCount() == 1 && !method.isConstructor()
                        && seen.stream().noneMatch(own -> hierarchy.overrides(own, method))) {
                    seen.add(method);
                    setter(method, hierarchy).ifPresent(members::add);
                }
            }
        }
        return members;
    }

    private Optional<InjectedMember> field(FieldInfo field, Hierarchy hierarchy) {
        Site site = new Site(field.name(), hierarchy.resolve(field.type(), field.declaringClass()),
                field.declaredAnnotations(), field.declaringClass().hasDeclaredAnnotation(Names.ENCODED));
        return parameters.annotated(site).map(parameter -> new InjectedMember(field.declaringClass(), field.name(), false,
                field.type().descriptor(), parameter));
    }

    /** The annotations stand on the method. */
    private Optional<InjectedMember> setter(MethodInfo method, Hierarchy hierarchy) {
        List<AnnotationInstance> annotations = method.declaredAnnotations();
        boolean encoded = method.declaringClass().hasDeclaredAnnotation(Names.ENCODED);
        Site site = new Site(property(method.name()), hierarchy.resolve(method.parameterType(0), method.declaringClass()),
                annotations, encoded);
        return parameters.annotated(site).map(parameter -> new InjectedMember(method.declaringClass(), method.name(), true,
                method.descriptor(), parameter));
    }

    private static String property(String setter) {
        return setter.startsWith("set") && setter.length() > 3
                ? Character.toLowerCase(setter.charAt(3)) + setter.substring(4)
                : setter;
    }
}
