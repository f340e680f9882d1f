package dev.straightway.deployment.arc;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.arc.processor.BuiltinScope;
import io.quarkus.arc.processor.InjectionPointInfo;
import io.quarkus.arc.processor.ObserverInfo;

/** Tells which observers an event calls on the thread that fires it: rather one too many than one too few. */
final class ArcObservers {

    private static final Set<DotName> LIFE_OF_CONTEXTS = Set.of(
            DotName.createSimple("jakarta.enterprise.context.Initialized"),
            DotName.createSimple("jakarta.enterprise.context.BeforeDestroyed"),
            DotName.createSimple("jakarta.enterprise.context.Destroyed"));

    private static final Set<DotName> EVERYWHERE = Set.of(DotName.createSimple("jakarta.enterprise.inject.Any"),
            DotName.createSimple("jakarta.enterprise.inject.Default"));

    private final Collection<ObserverInfo> all;
    private final IndexView index;
    private final ArcInstantiations instantiations;

    ArcObservers(RegisteredComponentsBuildItem components, IndexView index, ArcInstantiations instantiations) {
        this.all = components.getObservers();
        this.index = index;
        this.instantiations = instantiations;
    }

    /** {@return those that are told when the context of a request begins or ends, on the thread of the request} */
    List<Instantiation> ofRequests() {
        return all.stream().filter(ArcObservers::isOfRequests).map(this::instantiation).toList();
    }

    /** Who observes any object, and asks for no other qualifier, is told of this too. */
    private static boolean isOfRequests(ObserverInfo observer) {
        boolean ofLife = observer.getQualifiers().stream().anyMatch(ArcObservers::isLifeOfRequests);
        return ofLife || observer.getObservedType().name().equals(DotName.OBJECT_NAME)
                && EVERYWHERE.containsAll(names(observer.getQualifiers()));
    }

    private static boolean isLifeOfRequests(AnnotationInstance qualifier) {
        return LIFE_OF_CONTEXTS.contains(qualifier.name())
                && qualifier.value().asClass().name().equals(BuiltinScope.REQUEST.getName());
    }

    /** {@return those that may be told of an event, by the type and the qualifiers of the injection point} */
    List<Instantiation> of(InjectionPointInfo point) {
        Type event = point.getType();
        Set<DotName> qualifiers = names(point.getRequiredQualifiers());
        qualifiers.addAll(EVERYWHERE);
        Type fired = event.kind() == Type.Kind.PARAMETERIZED_TYPE ? event.asParameterizedType().arguments().get(0) : null;
        return all.stream().filter(observer -> !observer.isAsync())
                .filter(observer -> qualifiers.containsAll(names(observer.getQualifiers())))
                .filter(observer -> fired == null || !apart(fired, observer.getObservedType())).map(this::instantiation)
                .toList();
    }

    private static Set<DotName> names(Collection<AnnotationInstance> qualifiers) {
        return qualifiers.stream().map(AnnotationInstance::name).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Two classes that no object is both of; an interface may be implemented by any class. */
    private boolean apart(Type fired, Type observed) {
        ClassInfo one = classOf(fired);
        ClassInfo other = classOf(observed);
        return one != null && other != null && !one.isInterface() && !other.isInterface()
                && !Supertypes.isSubclass(one.name(), other.name(), index)
                && !Supertypes.isSubclass(other.name(), one.name(), index);
    }

    private ClassInfo classOf(Type type) {
        boolean named = type.kind() == Type.Kind.CLASS || type.kind() == Type.Kind.PARAMETERIZED_TYPE;
        return named && !type.name().equals(DotName.OBJECT_NAME) ? index.getClassByName(type.name()) : null;
    }

    private Instantiation instantiation(ObserverInfo observer) {
        if (observer.isSynthetic() || observer.getObserverMethod() == null) {
            return Instantiation.unknown("an observer that an extension gives to the container");
        }
        ClassInfo declaring = observer.getObserverMethod().declaringClass();
        return new Instantiation(ArcWrappers.internal(observer.getDeclaringBean().getImplClazz().name()),
                List.of(ArcWrappers.method(declaring, observer.getObserverMethod())), List.of(),
                injected(observer), List.of(instantiations.bean(observer.getDeclaringBean())), List.of());
    }

    private static List<InjectionPoint> injected(ObserverInfo observer) {
        return observer.getObserverMethod().parameters().stream()
                .filter(parameter -> parameter.position() != observer.getEventParameter().position())
                .map(ArcPoints::of).toList();
    }
}
