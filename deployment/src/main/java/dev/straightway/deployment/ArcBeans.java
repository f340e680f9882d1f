package dev.straightway.deployment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.walk.Beans;
import dev.straightway.deployment.reach.walk.InjectionPoint;
import dev.straightway.deployment.reach.walk.Resolution;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.BeanResolver;
import io.quarkus.arc.processor.BuiltinScope;
import io.quarkus.arc.processor.InjectionPointInfo;
import io.quarkus.arc.processor.InterceptorInfo;
import io.quarkus.arc.processor.ObserverInfo;

/**
 * Tells the walk what ArC does: which bean an injection point gets, what makes it, what runs around its methods.
 * <p>
 * Whatever ArC makes in a way of its own (built-in and synthetic beans, producer fields, delegates) is not known; nor is what
 * this extension gives for {@code @Context}, whose types are reviewed.
 */
final class ArcBeans implements Beans {

    private static final DotName AROUND_INVOKE = DotName.createSimple("jakarta.interceptor.AroundInvoke");
    private static final List<DotName> LIFECYCLE = List.of(DotName.createSimple("jakarta.annotation.PostConstruct"),
            DotName.createSimple("jakarta.annotation.PreDestroy"), DotName.createSimple("jakarta.inject.Inject"));

    private static final Set<DotName> LIFE_OF_CONTEXTS = Set.of(
            DotName.createSimple("jakarta.enterprise.context.Initialized"),
            DotName.createSimple("jakarta.enterprise.context.BeforeDestroyed"),
            DotName.createSimple("jakarta.enterprise.context.Destroyed"));
    private static final DotName REQUEST_SCOPED = BuiltinScope.REQUEST.getName();
    private static final String OWN = "dev.straightway.runtime.";

    private static final DotName ALL = DotName.createSimple("io.quarkus.arc.All");
    private static final DotName HANDLE = DotName.createSimple("io.quarkus.arc.InstanceHandle");
    private static final Set<DotName> SCOPES = Set.of(BuiltinScope.APPLICATION.getName(), BuiltinScope.SINGLETON.getName(),
            BuiltinScope.DEPENDENT.getName(), BuiltinScope.REQUEST.getName());

    private final IndexView index;
    private final BeanResolver resolver;
    private final Map<String, List<InjectionPointInfo>> points = new HashMap<>();
    private final Map<String, List<BeanInfo>> classBeans = new HashMap<>();
    private final Map<String, Set<BeanInfo>> wrapped = new HashMap<>();
    private final List<Method> observers = new ArrayList<>();

    /** @param components those after all injection points were resolved */
    ArcBeans(RegisteredComponentsBuildItem components, IndexView index) {
        this.index = index;
        this.resolver = components.getBeanResolver();
        components.getInjectionPoints().forEach(this::add);
        components.getBeans().stream().filter(BeanInfo::isClassBean).forEach(this::add);
        components.getObservers().forEach(this::add);
    }

    /** Those that are told when the context of a request begins or ends run on the thread of the request. */
    private void add(ObserverInfo observer) {
        boolean ofRequests = observer.getQualifiers().stream()
                .anyMatch(qualifier -> LIFE_OF_CONTEXTS.contains(qualifier.name())
                        && qualifier.value().asClass().name().equals(REQUEST_SCOPED));
        if (ofRequests && observer.getObserverMethod() != null) {
            observers.add(method(observer.getObserverMethod().declaringClass(), observer.getObserverMethod()));
        }
    }

    private void add(InjectionPointInfo point) {
        AnnotationTarget target = point.getAnnotationTarget();
        if (target != null && target.kind() == AnnotationTarget.Kind.FIELD) {
            add(target.asField().declaringClass(), target.asField().name(), -1, point);
        } else if (target != null && target.kind() == AnnotationTarget.Kind.METHOD_PARAMETER) {
            MethodInfo method = target.asMethodParameter().method();
            add(method.declaringClass(), method.name() + method.descriptor(), point.getPosition(), point);
        }
    }

    private void add(ClassInfo owner, String member, int parameter, InjectionPointInfo point) {
        points.computeIfAbsent(key(internal(owner.name()), member, parameter), key -> new ArrayList<>()).add(point);
    }

    private void add(BeanInfo bean) {
        ClassInfo type = bean.getImplClazz();
        classBeans.computeIfAbsent(type.name().toString(), name -> new ArrayList<>()).add(bean);
        List<ClassInfo> classes = hierarchy(type);
        boolean around = !bean.getBoundInterceptors().isEmpty() || !bean.getBoundDecorators().isEmpty()
                || classes.stream().anyMatch(above -> !annotated(above, List.of(AROUND_INVOKE)).isEmpty());
        if (around) {
            classes.forEach(above -> wrapped.computeIfAbsent(internal(above.name()), name -> new LinkedHashSet<>()).add(bean));
        }
    }

    @Override
    public Optional<Resolution> at(InjectionPoint point) {
        List<InjectionPointInfo> found = points.getOrDefault(key(point.owner(), point.member(), point.parameter()), List.of());
        List<BeanInfo> beans = new ArrayList<>();
        for (InjectionPointInfo one : found) {
            List<BeanInfo> gets = isList(one) ? all(one)
                    : one.getResolvedBean() == null ? List.of()
                            : List.of(one.getResolvedBean());
            if (gets.isEmpty() || !gets.stream().allMatch(ArcBeans::isKnown)) {
                return Optional.empty();
            }
            beans.addAll(gets);
        }
        return beans.isEmpty() ? Optional.empty()
                : Optional.of(resolution(beans, found.stream().anyMatch(ArcBeans::isList)));
    }

    /** Beans of other scopes are found by code of their own. */
    private static boolean isKnown(BeanInfo bean) {
        boolean made = bean.isClassBean() || bean.isProducerMethod() && !bean.getBeanClass().toString().startsWith(OWN);
        return made && SCOPES.contains(bean.getScope().getDotName());
    }

    private Resolution resolution(List<BeanInfo> beans, boolean list) {
        Set<String> classes = new LinkedHashSet<>();
        List<Method> producers = new ArrayList<>();
        List<Method> creation = new ArrayList<>();
        for (BeanInfo bean : beans) {
            if (bean.isClassBean()) {
                classes.add(internal(bean.getImplClazz().name()));
                creation.addAll(creation(bean));
            } else {
                MethodInfo producer = bean.getTarget().orElseThrow().asMethod();
                producers.add(method(producer.declaringClass(), producer));
                creation.add(method(producer.declaringClass(), producer));
                creation.addAll(creation(bean.getDeclaringBean()));
            }
        }
        Resolution resolution = list ? Resolution.listOf(classes, producers, creation)
                : new Resolution(classes, producers, creation);
        boolean ofRequest = beans.stream().anyMatch(bean -> bean.getScope().getDotName().equals(REQUEST_SCOPED));
        return ofRequest ? resolution.inRequestScope() : resolution;
    }

    private static boolean isList(InjectionPointInfo point) {
        return point.getRequiredQualifier(ALL) != null;
    }

    /** {@return the beans of a list; none where it is a list of handles, of which nothing is known} */
    private List<BeanInfo> all(InjectionPointInfo point) {
        Type list = point.getType();
        Type element = list.kind() == Type.Kind.PARAMETERIZED_TYPE ? list.asParameterizedType().arguments().get(0) : null;
        if (element == null || element.kind() == Type.Kind.WILDCARD_TYPE || element.name().equals(HANDLE)) {
            return List.of();
        }
        AnnotationInstance[] qualifiers = point.getRequiredQualifiers().stream()
                .filter(qualifier -> !qualifier.name().equals(ALL)).toArray(AnnotationInstance[]::new);
        return List.copyOf(resolver.resolveBeans(element, qualifiers));
    }

    /**
     * {@return the code that makes and destroys an instance of the bean of a class, and that sees its request begin and end}
     */
    List<Method> creation(String className) {
        return Stream.concat(observers.stream(),
                classBeans.getOrDefault(className, List.of()).stream().flatMap(bean -> creation(bean).stream())).distinct()
                .toList();
    }

    private List<Method> creation(BeanInfo bean) {
        ClassInfo type = bean.getImplClazz();
        List<Method> methods = new ArrayList<>();
        type.constructors().forEach(constructor -> methods.add(method(type, constructor)));
        hierarchy(type).forEach(above -> annotated(above, LIFECYCLE).stream().filter(one -> !one.isConstructor())
                .forEach(one -> methods.add(method(type, one))));
        for (InterceptorInfo interceptor : bean.getBoundInterceptors()) {
            Stream.of(interceptor.getAroundConstructs(), interceptor.getPostConstructs(), interceptor.getPreDestroys())
                    .flatMap(Collection::stream).forEach(one -> methods.add(method(interceptor.getImplClazz(), one)));
        }
        return methods;
    }

    @Override
    public List<Method> around(Method method) {
        Set<Method> all = new LinkedHashSet<>();
        for (BeanInfo bean : wrapped.getOrDefault(method.owner(), Set.of())) {
            if (bean.getInterceptedMethodsBindings().keySet().stream().anyMatch(one -> same(one, method))) {
                bean.getBoundInterceptors().forEach(interceptor -> interceptor.getAroundInvokes()
                        .forEach(one -> all.add(method(interceptor.getImplClazz(), one))));
            }
            bean.getBoundDecorators().forEach(decorator -> decorator.getImplClazz().methods().stream()
                    .filter(one -> same(one, method) && !one.isAbstract())
                    .forEach(one -> all.add(method(decorator.getImplClazz(), one))));
            if (!method.constructor() && !method.initialiser()) {
                hierarchy(bean.getImplClazz()).forEach(above -> annotated(above, List.of(AROUND_INVOKE)).stream()
                        .filter(one -> !same(one, method)).forEach(one -> all.add(method(bean.getImplClazz(), one))));
            }
        }
        return List.copyOf(all);
    }

    /** By name and number of parameters: their types may be variables where the other declares them. */
    private static boolean same(MethodInfo one, Method method) {
        return one.name().equals(method.name()) && (one.descriptor().equals(method.descriptor())
                || one.parametersCount() == parameters(method.descriptor()));
    }

    private static int parameters(String descriptor) {
        return java.lang.invoke.MethodType.fromMethodDescriptorString(
                descriptor.replaceAll("L[^;]*;", "Ljava/lang/Object;"), null).parameterCount();
    }

    private List<ClassInfo> hierarchy(ClassInfo type) {
        List<ClassInfo> classes = new ArrayList<>();
        for (ClassInfo at = type; at != null; at = at.superName() == null ? null : index.getClassByName(at.superName())) {
            classes.add(at);
        }
        return classes;
    }

    private static List<MethodInfo> annotated(ClassInfo type, List<DotName> annotations) {
        return type.methods().stream().filter(method -> annotations.stream().anyMatch(method::hasDeclaredAnnotation)).toList();
    }

    private static Method method(ClassInfo owner, MethodInfo method) {
        return Method.of(owner.name().toString(), method.name(), method.descriptor());
    }

    private static String key(String owner, String member, int parameter) {
        return owner + "#" + member + ":" + parameter;
    }

    private static String internal(DotName name) {
        return name.toString('/');
    }
}
