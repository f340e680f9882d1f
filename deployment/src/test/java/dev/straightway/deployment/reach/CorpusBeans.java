package dev.straightway.deployment.reach;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.decorator.Decorator;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.walk.Beans;
import dev.straightway.deployment.reach.walk.InjectionPoint;
import dev.straightway.deployment.reach.walk.Resolution;
import io.quarkus.arc.All;

/** The beans of a part of the corpus, resolved by type and by name, as ArC would. */
final class CorpusBeans implements Beans {

    private static final List<Class<? extends Annotation>> SCOPES = List.of(ApplicationScoped.class, Singleton.class,
            RequestScoped.class, Dependent.class);

    private final List<Class<?>> classes;

    CorpusBeans(List<Class<?>> classes) {
        this.classes = classes;
    }

    @Override
    public Optional<Resolution> at(InjectionPoint point) {
        return place(point).flatMap(place -> {
            var listed = listed(place);
            var wanted = listed == null ? type(point) : listed;
            Set<String> found = new LinkedHashSet<>();
            classes.stream().filter(type -> isBean(type) && wanted.isAssignableFrom(type) && sameName(place, type))
                    .map(Type::getInternalName).forEach(found::add);
            var producers = classes.stream().flatMap(type -> Stream.of(type.getDeclaredMethods()))
                    .filter(method -> method.isAnnotationPresent(Produces.class))
                    .filter(method -> wanted.isAssignableFrom(method.getReturnType()) && sameName(place, method))
                    .map(Bytecode::named).toList();
            var creation = classes.stream().filter(type -> found.contains(Type.getInternalName(type)))
                    .flatMap(CorpusBeans::creation).toList();
            if (found.isEmpty() && producers.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(listed == null ? new Resolution(found, producers, creation)
                    : Resolution.listOf(found, producers, creation));
        });
    }

    /** {@return the type of the beans that come in a list; null for one bean} */
    private static Class<?> listed(AnnotatedElement place) {
        return place instanceof Field field && field.isAnnotationPresent(All.class)
                && field.getGenericType() instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] instanceof Class<?> type ? type : null;
    }

    @Override
    public List<dev.straightway.deployment.reach.code.Method> around(dev.straightway.deployment.reach.code.Method method) {
        var around = new ArrayList<dev.straightway.deployment.reach.code.Method>();
        for (var type : classes) {
            if (Type.getInternalName(type).equals(method.owner())) {
                Stream.of(type.getDeclaredMethods()).filter(m -> describes(m, method)).findFirst()
                        .ifPresent(m -> around.addAll(around(type, m)));
            }
        }
        return around;
    }

    /** {@return what runs when an instance is made or ends, on the thread of the first request or of each} */
    private static Stream<dev.straightway.deployment.reach.code.Method> creation(Class<?> bean) {
        return Stream.<Executable> concat(Stream.of(bean.getDeclaredConstructors()),
                Stream.of(bean.getDeclaredMethods()).filter(method -> method.isAnnotationPresent(PostConstruct.class)
                        || method.isAnnotationPresent(PreDestroy.class)))
                .map(Bytecode::named);
    }

    private List<dev.straightway.deployment.reach.code.Method> around(Class<?> bean, Method method) {
        Stream<Method> interceptors = classes.stream()
                .filter(type -> type.isAnnotationPresent(Interceptor.class) && isBound(type, bean, method))
                .flatMap(type -> Stream.of(type.getDeclaredMethods())).filter(m -> m.isAnnotationPresent(AroundInvoke.class));
        Stream<Method> decorators = classes.stream()
                .filter(type -> type.isAnnotationPresent(Decorator.class) && type != bean)
                .filter(type -> Stream.of(type.getInterfaces()).anyMatch(i -> i.isAssignableFrom(bean)))
                .flatMap(type -> Stream.of(type.getDeclaredMethods())).filter(m -> m.getName().equals(method.getName()));
        return Stream.concat(interceptors, decorators).map(Bytecode::named).toList();
    }

    private static boolean isBound(Class<?> interceptor, Class<?> bean, Method method) {
        return Stream.of(interceptor.getAnnotations()).map(Annotation::annotationType)
                .filter(binding -> binding.isAnnotationPresent(InterceptorBinding.class))
                .anyMatch(binding -> bean.isAnnotationPresent(binding) || method.isAnnotationPresent(binding));
    }

    private static boolean isBean(Class<?> type) {
        return SCOPES.stream().anyMatch(type::isAnnotationPresent) && !type.isAnnotationPresent(Decorator.class)
                && !type.isAnnotationPresent(Interceptor.class);
    }

    private static boolean sameName(AnnotatedElement place, AnnotatedElement bean) {
        return Objects.equals(place.getAnnotation(Named.class), bean.getAnnotation(Named.class));
    }

    private Optional<? extends AnnotatedElement> place(InjectionPoint point) {
        var owner = classes.stream().filter(type -> Type.getInternalName(type).equals(point.owner())).findFirst();
        if (point.parameter() < 0) {
            return owner.flatMap(
                    type -> Stream.of(type.getDeclaredFields()).filter(f -> f.getName().equals(point.member())).findFirst());
        }
        return owner.flatMap(type -> Stream.<Executable> concat(Stream.of(type.getDeclaredConstructors()),
                Stream.of(type.getDeclaredMethods())).filter(e -> signature(e).equals(point.member())).findFirst())
                .map(e -> e.getParameters()[point.parameter()]);
    }

    private Class<?> type(InjectionPoint point) {
        var name = Type.getType(point.type()).getClassName();
        return classes.stream().filter(type -> type.getName().equals(name)).findFirst().orElseGet(() -> load(name));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, CorpusBeans.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean describes(Method method, dev.straightway.deployment.reach.code.Method named) {
        return signature(method).equals(named.signature());
    }

    private static String signature(Executable executable) {
        return Bytecode.named(executable).signature();
    }
}
