package dev.straightway.deployment.image;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import org.jboss.jandex.AnnotationTransformation;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.surroundings.SurroundingsScanner;
import dev.straightway.runtime.http.context.ContextProducers;
import dev.straightway.runtime.http.context.RequestBase;
import dev.straightway.runtime.http.context.Running;
import dev.straightway.runtime.http.secure.CallerAccess;
import io.quarkus.arc.NoClassInterceptors;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.processor.BuiltinScope;

/** The classes of Jakarta REST that become beans. */
public final class RestBeans {

    private static final DotName MAPPER = DotName.createSimple("org.jboss.resteasy.reactive.server.ServerExceptionMapper");

    private RestBeans() {
    }

    /** {@return what makes initializer methods of setters with an annotation} */
    public static AnnotationTransformation injectedSetters(DotName annotation) {
        return AnnotationTransformation.forMethods()
                .whenMethod(method -> method.parametersCount() == 1 && !method.isConstructor()
                        && method.hasDeclaredAnnotation(annotation))
                .transform(context -> context.add(Inject.class));
    }

    /** {@return what keeps interceptors of a class from mappers of exceptions, as Quarkus REST does} */
    public static AnnotationTransformation plainMappers() {
        return AnnotationTransformation.forMethods()
                .whenMethod(method -> method.hasDeclaredAnnotation(MAPPER))
                .transform(context -> context.add(NoClassInterceptors.class));
    }

    /** {@return what makes beans of generated resources that have no scope; what is generated to help one is no bean} */
    public static AnnotationTransformation scoped(Set<String> generated) {
        return AnnotationTransformation.forClasses()
                .whenClass(type -> generated.contains(type.name().toString()) && canBeCalled(type)
                        && type.annotationsMap().keySet().stream().noneMatch(name -> BuiltinScope.from(name) != null))
                .transform(context -> context.add(Singleton.class));
    }

    private static boolean canBeCalled(ClassInfo type) {
        return type.hasNoArgsConstructor()
                || type.constructors().stream().anyMatch(constructor -> constructor.hasDeclaredAnnotation(Inject.class));
    }

    /** @param generated the names of classes that are known to the container already */
    public static List<AdditionalBeanBuildItem> of(RestApplication application, Set<String> generated) {
        Set<String> shared = new TreeSet<>();
        Set<String> each = new TreeSet<>();
        for (ResourceClass type : application.resources()) {
            boolean made = type.injected().constructor().isPresent() || application.choice().isSingleton(type.name());
            if (!made) {
                (type.injected().requestMembers().isEmpty() ? shared : each).add(type.name());
            }
        }
        application.subResources().stream().filter(RestBeans::canBeMade).map(ResourceClass::name)
                .filter(name -> !shared.contains(name)).forEach(each::add);
        application.providers().stream().filter(provider -> isBean(provider, application)).map(Provider::name)
                .forEach(shared::add);
        Set<String> known = Stream.of(shared, each).flatMap(Set::stream).collect(Collectors.toSet());
        application.callbacks().methods().stream().map(callback -> callback.owner().name().toString())
                .filter(name -> !known.contains(name)).forEach(shared::add);
        shared.removeAll(generated);
        each.removeAll(generated);
        List<AdditionalBeanBuildItem> items = new ArrayList<>();
        items.add(AdditionalBeanBuildItem.builder().addBeanClasses(shared).setUnremovable()
                .setDefaultScope(SurroundingsScanner.DEFAULT_SCOPE).build());
        items.add(AdditionalBeanBuildItem.builder().addBeanClasses(each).setUnremovable()
                .setDefaultScope(BuiltinScope.DEPENDENT.getName()).build());
        items.add(AdditionalBeanBuildItem.unremovableOf(ContextProducers.class));
        items.add(AdditionalBeanBuildItem.unremovableOf(Running.class));
        items.add(new AdditionalBeanBuildItem(RequestBase.class, CallerAccess.class));
        return items;
    }

    /** A locator may return the class, and a resource context may be asked for an instance. */
    private static boolean canBeMade(ResourceClass type) {
        ClassInfo declaration = type.declaration();
        return !declaration.isInterface() && !declaration.isAbstract() && type.injected().constructor().isEmpty()
                && declaration.hasNoArgsConstructor() && isReachable(declaration);
    }

    /** The container can't choose among several constructors; the objects that it can't make are made at run time. */
    private static boolean isBean(Provider provider, RestApplication application) {
        ClassInfo declaration = provider.declaration();
        return provider.mayBeBean() && !application.choice().isSingleton(provider.name()) && isReachable(declaration)
                && (declaration.constructors().size() == 1 || declaration.constructors().stream()
                        .anyMatch(constructor -> constructor.hasDeclaredAnnotation(Inject.class)));
    }

    private static boolean isReachable(ClassInfo type) {
        boolean inner = type.enclosingClass() != null && !Modifier.isStatic(type.flags());
        return !inner && type.enclosingMethod() == null;
    }
}
