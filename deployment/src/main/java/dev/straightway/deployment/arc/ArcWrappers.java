package dev.straightway.deployment.arc;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.objectweb.asm.Type;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.proof.code.Method;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.InterceptorInfo;

/** Tells which interceptors and decorators ArC puts around the methods of beans: rather one too many than one too few. */
final class ArcWrappers {

    private static final List<DotName> AROUND_INVOKE = List.of(DotName.createSimple("jakarta.interceptor.AroundInvoke"));
    private static final DotName BINDING = DotName.createSimple("jakarta.interceptor.InterceptorBinding");

    private final IndexView index;
    private final ValidatedMethods validated;
    private final Predicate<String> reviewed;
    private final Map<String, Set<BeanInfo>> wrapped = new HashMap<>();
    private final Set<Method> boundStatics = new LinkedHashSet<>();

    /**
     * @param validated knows what the interceptor of validation calls
     * @param reviewed knows by their internal names the classes of libraries that aren't walked
     */
    ArcWrappers(RegisteredComponentsBuildItem components, IndexView index, ValidatedMethods validated,
            Predicate<String> reviewed) {
        this.reviewed = reviewed;
        this.index = index;
        this.validated = validated;
        // A method that is inherited, by default from an interface too, is wrapped as well.
        components.getBeans().stream().filter(BeanInfo::isClassBean).filter(this::isWrapped)
                .forEach(bean -> Supertypes.all(bean.getImplClazz().name(), index).forEach(
                        name -> wrapped.computeIfAbsent(internal(name), key -> new LinkedHashSet<>()).add(bean)));
        index.getAnnotations(BINDING).forEach(binding -> index.getAnnotations(binding.target().asClass().name())
                .forEach(this::addStatic));
    }

    private boolean isWrapped(BeanInfo bean) {
        return !bean.getBoundInterceptors().isEmpty() || !bean.getBoundDecorators().isEmpty()
                || Supertypes.classes(bean.getImplClazz(), index).stream()
                        .anyMatch(type -> !annotated(type, AROUND_INVOKE).isEmpty());
    }

    /** Quarkus intercepts static methods too, of any class. */
    private void addStatic(AnnotationInstance bound) {
        boolean isStatic = bound.target().kind() == AnnotationTarget.Kind.METHOD
                && Modifier.isStatic(bound.target().asMethod().flags());
        if (isStatic) {
            boundStatics.add(method(bound.target().asMethod().declaringClass(), bound.target().asMethod()));
        }
    }

    List<Method> around(Method method) {
        Set<Method> all = new LinkedHashSet<>();
        if (boundStatics.contains(method)) {
            // Which ones isn't known: a method that isn't there tells that something is around.
            all.add(new Method(method.owner(), "<the interceptors of " + method.name() + ">", "()V"));
        }
        for (BeanInfo bean : wrapped.getOrDefault(method.owner(), Set.of())) {
            bean.getInterceptedMethodsBindings().forEach((intercepted, bindings) -> {
                if (same(intercepted, method)) {
                    bean.getBoundInterceptors().forEach(one -> all.addAll(around(intercepted, bindings, one)));
                }
            });
            bean.getBoundDecorators().forEach(decorator -> Supertypes.classes(decorator.getImplClazz(), index)
                    .forEach(above -> above.methods().stream().filter(one -> same(one, method) && !one.isAbstract())
                            .forEach(one -> all.add(method(decorator.getImplClazz(), one)))));
            if (!method.constructor() && !method.initialiser()) {
                Supertypes.classes(bean.getImplClazz(), index).forEach(above -> annotated(above, AROUND_INVOKE).stream()
                        .filter(one -> !one.name().equals(method.name()) || !one.descriptor().equals(method.descriptor()))
                        .forEach(one -> all.add(method(bean.getImplClazz(), one))));
            }
        }
        return List.copyOf(all);
    }

    /** {@return whether something is around a method that the bean inherits from a class which isn't walked} */
    boolean wrapsUnwalked(BeanInfo bean) {
        if (!isWrapped(bean)) {
            return false;
        }
        List<ClassInfo> above = Supertypes.all(bean.getImplClazz().name(), index).stream().map(index::getClassByName)
                .filter(Objects::nonNull).toList();
        List<MethodInfo> own = above.stream().filter(type -> !isUnwalked(type)).flatMap(type -> type.methods().stream())
                .toList();
        String type = internal(bean.getImplClazz().name());
        return above.stream().filter(this::isUnwalked).filter(one -> !one.name().equals(DotName.OBJECT_NAME))
                .flatMap(one -> one.methods().stream()).filter(ArcWrappers::isInherited)
                .map(one -> new Method(type, one.name(), one.descriptor()))
                .anyMatch(method -> own.stream().noneMatch(one -> same(one, method)) && !around(method).isEmpty());
    }

    private boolean isUnwalked(ClassInfo type) {
        return type.name().toString().startsWith("java.") || reviewed.test(internal(type.name()));
    }

    private static boolean isInherited(MethodInfo method) {
        return !method.isConstructor() && !method.isStaticInitializer() && !method.isAbstract()
                && !Modifier.isStatic(method.flags()) && !Modifier.isPrivate(method.flags());
    }

    private List<Method> around(MethodInfo intercepted, Set<AnnotationInstance> bindings, InterceptorInfo interceptor) {
        if (ValidatedMethods.isInterceptor(interceptor)) {
            return bindings.stream().anyMatch(one -> one.name().equals(ValidatedMethods.BINDING))
                    ? validated.around(intercepted)
                    : List.of();
        }
        return ValidatedMethods.isAll(bindings) ? List.of() : aroundInvokes(interceptor);
    }

    /** One that an extension makes has no methods that could be seen: one that isn't there tells so. */
    private static List<Method> aroundInvokes(InterceptorInfo interceptor) {
        return interceptor.isSynthetic() || interceptor.getImplClazz() == null
                ? List.of(Method.of(interceptor.getBeanClass().toString(), "<an interceptor of an extension>", "()V"))
                : interceptor.getAroundInvokes().stream()
                        .flatMap(one -> Stream.of(method(one.declaringClass(), one), method(interceptor.getImplClazz(), one)))
                        .distinct().toList();
    }

    IndexView index() {
        return index;
    }

    /** By name and number of parameters: their types may be variables where the other declares them. */
    private static boolean same(MethodInfo one, Method method) {
        return one.name().equals(method.name()) && (one.descriptor().equals(method.descriptor())
                || one.parametersCount() == parameters(method.descriptor()));
    }

    private static int parameters(String descriptor) {
        return Type.getArgumentTypes(descriptor).length;
    }

    static List<MethodInfo> annotated(ClassInfo type, List<DotName> annotations) {
        if (annotations.stream().noneMatch(type.annotationsMap()::containsKey)) {
            return List.of();
        }
        return type.methods().stream().filter(method -> annotations.stream().anyMatch(method::hasDeclaredAnnotation)).toList();
    }

    static Method method(ClassInfo owner, MethodInfo method) {
        return Method.of(owner.name().toString(), method.name(), method.descriptor());
    }

    static String internal(DotName name) {
        return name.toString('/');
    }
}
