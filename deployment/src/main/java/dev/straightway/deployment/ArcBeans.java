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
    private final ArcWrappers wrappers;
    private final List<Method> observers = new ArrayList<>();

    /** @param components those after all injection points were resolved */
    ArcBeans(RegisteredComponentsBuildItem components, IndexView index) {
        this.index = index;
        this.resolver = components.getBeanResolver();
        this.wrappers = new ArcWrappers(components, index);
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
            observers.add(ArcWrappers.method(observer.getObserverMethod().declaringClass(), observer.getObserverMethod()));
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
        points.computeIfAbsent(key(ArcWrappers.internal(owner.name()), member, parameter), key -> new ArrayList<>()).add(point);
    }

    private void add(BeanInfo bean) {
        classBeans.computeIfAbsent(bean.getImplClazz().name().toString(), name -> new ArrayList<>()).add(bean);
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
                classes.add(ArcWrappers.internal(bean.getImplClazz().name()));
                creation.addAll(creation(bean));
            } else {
                MethodInfo producer = bean.getTarget().orElseThrow().asMethod();
                producers.add(ArcWrappers.method(producer.declaringClass(), producer));
                creation.add(ArcWrappers.method(producer.declaringClass(), producer));
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
        type.constructors().forEach(constructor -> methods.add(ArcWrappers.method(type, constructor)));
        ArcWrappers.classes(type, index)
                .forEach(above -> ArcWrappers.annotated(above, LIFECYCLE).stream().filter(one -> !one.isConstructor())
                        .forEach(one -> methods.add(ArcWrappers.method(type, one))));
        for (InterceptorInfo interceptor : bean.getBoundInterceptors()) {
            Stream.of(interceptor.getAroundConstructs(), interceptor.getPostConstructs(), interceptor.getPreDestroys())
                    .flatMap(Collection::stream)
                    .forEach(one -> methods.add(ArcWrappers.method(interceptor.getImplClazz(), one)));
        }
        return methods;
    }

    @Override
    public List<Method> around(Method method) {
        return wrappers.around(method);
    }

    private static String key(String owner, String member, int parameter) {
        return owner + "#" + member + ":" + parameter;
    }
}
