package dev.straightway.deployment.arc;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BeanInfo;
import io.quarkus.arc.processor.BeanResolver;
import io.quarkus.arc.processor.InjectionPointInfo;

/**
 * Tells the walk what ArC does: which beans an injection point gets, what makes them, what runs around their methods.
 * <p>
 * Whatever ArC makes in a way of its own (built-in and synthetic beans, producer fields) is not known; nor is what this
 * extension gives for {@code @Context}, whose types are reviewed.
 */
final class ArcBeans implements Beans {

    private static final DotName ALL = DotName.createSimple("io.quarkus.arc.All");
    private static final DotName HANDLE = DotName.createSimple("io.quarkus.arc.InstanceHandle");
    private static final DotName CONTEXT = DotName.createSimple("jakarta.ws.rs.core.Context");
    private static final DotName EVENT = DotName.createSimple("jakarta.enterprise.event.Event");
    private static final Bean BUILT_IN = Bean.unknown(Bean.Scope.DEPENDENT, Instantiation.nothing());

    private final BeanResolver resolver;
    private final Map<String, List<InjectionPointInfo>> points = new HashMap<>();
    private final Map<String, List<BeanInfo>> classBeans = new HashMap<>();
    private final Set<String> handed = new HashSet<>();
    private final Collection<BeanInfo> all;
    private final ArcWrappers wrappers;
    private final ArcInstantiations instantiations;
    private final ArcObservers observers;

    /**
     * @param components those after all injection points were resolved
     * @param reviewed knows by their internal names the classes of libraries that aren't walked
     */
    ArcBeans(RegisteredComponentsBuildItem components, IndexView index, ClassSource classes, ValidatedMethods validated,
            Predicate<String> reviewed) {
        this.resolver = components.getBeanResolver();
        this.all = components.getBeans();
        this.wrappers = new ArcWrappers(components, index, validated, reviewed);
        this.instantiations = new ArcInstantiations(components, index, classes, wrappers);
        this.observers = new ArcObservers(components, index, instantiations);
        components.getObservers().stream().filter(observer -> observer.getEventParameter() != null)
                .forEach(observer -> handed.add(key(ArcPoints.of(observer.getEventParameter()))));
        all.stream().map(BeanInfo::getDisposer).filter(Objects::nonNull)
                .forEach(disposer -> handed.add(key(ArcPoints.of(disposer.getDisposedParameter()))));
        components.getInjectionPoints().forEach(point -> ArcPoints.of(point)
                .ifPresent(named -> points.computeIfAbsent(key(named), key -> new ArrayList<>()).add(point)));
        all.stream().filter(BeanInfo::isClassBean).forEach(bean -> classBeans
                .computeIfAbsent(bean.getImplClazz().name().toString(), name -> new ArrayList<>()).add(bean));
    }

    @Override
    public Optional<Resolution> at(InjectionPoint point) {
        if (handed.contains(key(point))) {
            return Optional.of(Resolution.handed());
        }
        List<Resolution> found = points.getOrDefault(key(point), List.of()).stream().map(this::resolution).toList();
        if (found.isEmpty() || found.stream().map(Resolution::form).distinct().count() > 1) {
            return Optional.empty();
        }
        Set<Bean> beans = new LinkedHashSet<>();
        List<Instantiation> observers = new ArrayList<>();
        found.forEach(one -> {
            beans.addAll(one.beans());
            observers.addAll(one.observers());
        });
        return Optional.of(new Resolution(found.get(0).form(), List.copyOf(beans), observers));
    }

    private Resolution resolution(InjectionPointInfo point) {
        if (point.getRequiredQualifier(ALL) != null) {
            return list(point);
        }
        if (point.getResolvedBean() != null) {
            return Resolution.of(instantiations.bean(point));
        }
        if (point.isDelegate()) {
            return Resolution.of(decorated(point));
        }
        if (point.isProgrammaticLookup() && !point.getRequiredType().equals(point.getType())) {
            return Resolution.lookup(beans(point.getRequiredType(), point));
        }
        return point.getType().name().equals(EVENT) ? Resolution.event(observers.of(point))
                : Resolution.of(BUILT_IN);
    }

    /** A decorator is made for a bean that is there. */
    private List<Bean> decorated(InjectionPointInfo delegate) {
        DotName decorator = delegate.getTargetBean().map(bean -> bean.getImplClazz().name())
                .orElseGet(() -> ArcPoints.declaring(delegate));
        return all.stream().filter(BeanInfo::isClassBean)
                .filter(bean -> bean.getBoundDecorators().stream()
                        .anyMatch(one -> Supertypes.isSubclass(one.getImplClazz().name(), decorator, wrappers.index())))
                .map(bean -> new Bean(Bean.Scope.DEPENDENT, ArcWrappers.internal(bean.getImplClazz().name()),
                        Instantiation.nothing()))
                .toList();
    }

    /** Nothing is known of a list of handles. */
    private Resolution list(InjectionPointInfo point) {
        Type list = point.getType();
        Type element = list.kind() == Type.Kind.PARAMETERIZED_TYPE ? list.asParameterizedType().arguments().get(0) : null;
        return element == null || element.kind() == Type.Kind.WILDCARD_TYPE || element.name().equals(HANDLE)
                ? Resolution.of(BUILT_IN)
                : Resolution.listOf(beans(element, point));
    }

    private List<Bean> beans(Type type, InjectionPointInfo point) {
        AnnotationInstance[] qualifiers = point.getRequiredQualifiers().stream()
                .filter(qualifier -> !qualifier.name().equals(ALL)).toArray(AnnotationInstance[]::new);
        return resolver.resolveBeans(type, qualifiers).stream().map(instantiations::bean).toList();
    }

    /** {@return whether somebody is told when the context of a request begins or ends} */
    boolean seesRequests() {
        return !observers.ofRequests().isEmpty();
    }

    /** {@return what makes an instance of the bean of a class, and what sees its request begin and end} */
    List<Instantiation> instantiations(String className) {
        return Stream.concat(called(className).stream(), observers.ofRequests().stream()).toList();
    }

    /**
     * {@return what the first use of the bean of a class makes, which is in a request: providers are made when they are used}
     */
    List<Instantiation> called(String className) {
        ClassInfo type = wrappers.index().getClassByName(className);
        if (!classBeans.containsKey(className) && type != null) {
            return List.of(unmanaged(type));
        }
        List<Bean> beans = classBeans.getOrDefault(className, List.of()).stream().map(instantiations::bean).toList();
        Stream<Instantiation> owned = beans.stream().filter(bean -> bean.scope() == Bean.Scope.DEPENDENT)
                .map(Bean::instantiation);
        return Stream.concat(Stream.of(Instantiation.of(beans)), owned).toList();
    }

    /** The runtime makes it by one of its constructors, and calls what has an annotation with what the request tells. */
    private Instantiation unmanaged(ClassInfo type) {
        List<Method> methods = Supertypes.classes(type, wrappers.index()).stream()
                .flatMap(above -> above.methods().stream()
                        .filter(method -> method.isConstructor() ? above == type : method.hasAnnotation(CONTEXT)))
                .map(method -> ArcWrappers.method(method.isConstructor() ? type : method.declaringClass(), method)).toList();
        return new Instantiation(ArcWrappers.internal(type.name()), methods, List.of(), List.of(), List.of(), List.of());
    }

    @Override
    public List<Method> around(Method method) {
        return wrappers.around(method);
    }

    private static String key(InjectionPoint point) {
        return point.owner() + "#" + point.member() + ":" + point.parameter();
    }
}
