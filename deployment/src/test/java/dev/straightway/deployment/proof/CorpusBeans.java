package dev.straightway.deployment.proof;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.decorator.Decorator;
import jakarta.decorator.Delegate;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundConstruct;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;

import org.objectweb.asm.Type;

import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Bean.Scope;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import io.quarkus.arc.All;
import io.quarkus.runtime.Startup;
import io.quarkus.runtime.StartupEvent;

/** The beans of a part of the corpus, resolved by type and by name, and made as ArC would. */
final class CorpusBeans implements Beans {

    private static final Map<Class<? extends Annotation>, Scope> SCOPES = Map.of(ApplicationScoped.class, Scope.APPLICATION,
            Singleton.class, Scope.SINGLETON, RequestScoped.class, Scope.REQUEST, Dependent.class, Scope.DEPENDENT);

    private final List<Class<?>> classes;
    private final Map<AnnotatedElement, Bean> known = new HashMap<>();

    CorpusBeans(List<Class<?>> classes) {
        this.classes = classes;
    }

    @Override
    public Optional<Resolution> at(InjectionPoint point) {
        return place(point).flatMap(place -> {
            if (place.isAnnotationPresent(Observes.class) || place.isAnnotationPresent(Disposes.class)) {
                return Optional.of(Resolution.handed());
            }
            if (place.getAnnotations().length == 0 && place instanceof Field) {
                return Optional.empty();
            }
            var type = type(place);
            var raw = raw(type);
            var element = type instanceof ParameterizedType of ? raw(of.getActualTypeArguments()[0]) : null;
            if (raw == Event.class) {
                return Optional.of(Resolution.event(observers(element)));
            }
            if (raw == Instance.class || raw == Provider.class) {
                return Optional.of(Resolution.lookup(beans(element, place)));
            }
            var beans = beans(place.isAnnotationPresent(All.class) ? element : raw, place);
            return beans.isEmpty() ? Optional.empty()
                    : Optional.of(place.isAnnotationPresent(All.class) ? Resolution.listOf(beans) : Resolution.of(beans));
        });
    }

    /** {@return what is made for a route of a resource} */
    List<Instantiation> instantiations(Class<?> resource) {
        var requests = observerMethods().filter(observer -> Stream.of(observer.getParameters())
                .anyMatch(parameter -> parameter.isAnnotationPresent(Initialized.class)
                        && parameter.getAnnotation(Initialized.class).value() == RequestScoped.class))
                .map(this::observer);
        return Stream.concat(Stream.of(instantiation(resource)), requests).toList();
    }

    private List<Bean> beans(Class<?> wanted, AnnotatedElement place) {
        var all = new ArrayList<Bean>();
        var delegate = place.isAnnotationPresent(Delegate.class);
        classes.stream().filter(type -> isBean(type) && wanted.isAssignableFrom(type) && (delegate || sameName(place, type)))
                .forEach(type -> all.add(bean(type)));
        members().filter(member -> member.isAnnotationPresent(Produces.class) && sameName(place, member))
                .filter(member -> wanted.isAssignableFrom(produced(member))).forEach(member -> all.add(produce(member)));
        return all;
    }

    private Bean bean(Class<?> type) {
        if (!known.containsKey(type)) {
            var bean = new Bean(scope(type), Type.getInternalName(type),
                    isStarted(type) ? Instantiation.nothing() : instantiation(type));
            known.put(type, bean.proxiedBy(Stream.of(type.getDeclaredConstructors())
                    .filter(constructor -> constructor.getParameterCount() == 0).map(Bytecode::named).toList()));
        }
        return known.get(type);
    }

    private static Scope scope(AnnotatedElement element) {
        return SCOPES.entrySet().stream().filter(one -> element.isAnnotationPresent(one.getKey())).map(Map.Entry::getValue)
                .findFirst().orElse(Scope.DEPENDENT);
    }

    private static boolean isStarted(Class<?> type) {
        return scope(type) != Scope.DEPENDENT && (type.isAnnotationPresent(Startup.class)
                || Stream.of(type.getDeclaredMethods()).flatMap(method -> Stream.of(method.getParameters()))
                        .anyMatch(parameter -> parameter.getType() == StartupEvent.class));
    }

    private Instantiation instantiation(Class<?> type) {
        var methods = new ArrayList<Executable>(List.of(type.getDeclaredConstructors()));
        var ending = new ArrayList<Executable>();
        var points = new ArrayList<InjectionPoint>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            called(at, PostConstruct.class, Inject.class, AroundConstruct.class).forEach(methods::add);
            called(at, PreDestroy.class).forEach(ending::add);
            Stream.of(at.getDeclaredFields()).filter(field -> field.isAnnotationPresent(Inject.class)
                    && !field.isAnnotationPresent(Delegate.class)).map(CorpusBeans::point).forEach(points::add);
        }
        methods.stream().filter(method -> method.isAnnotationPresent(Inject.class)).forEach(method -> points(method, points));
        var around = isIntercepted(type)
                ? classes.stream().filter(one -> isAround(one, type)).map(this::part).toList()
                : List.<Bean> of();
        return new Instantiation(Type.getInternalName(type), named(methods), named(ending), points, around, List.of());
    }

    private boolean isAround(Class<?> around, Class<?> bean) {
        return around.isAnnotationPresent(Interceptor.class)
                && Stream.concat(Stream.of(bean), Stream.<AnnotatedElement> of(bean.getDeclaredMethods()))
                        .anyMatch(bound -> isBound(around, bound))
                || around.isAnnotationPresent(Decorator.class) && decorates(around, bean);
    }

    private Bean part(Class<?> around) {
        return new Bean(Scope.DEPENDENT, Type.getInternalName(around), instantiation(around));
    }

    private Bean produce(AnnotatedElement producer) {
        if (!known.containsKey(producer)) {
            var declaring = ((Member) producer).getDeclaringClass();
            var points = new ArrayList<InjectionPoint>();
            var ending = called(declaring).filter(method -> Stream.of(method.getParameters())
                    .anyMatch(parameter -> parameter.isAnnotationPresent(Disposes.class)
                            && parameter.getType() == produced(producer)))
                    .toList();
            ending.forEach(disposer -> points(disposer, points));
            if (producer instanceof Method method) {
                points(method, points);
            }
            var methods = producer instanceof Method method ? List.of(Bytecode.named(method))
                    : List.<dev.straightway.proof.code.Method> of();
            var instantiation = new Instantiation(Type.getInternalName(declaring), methods, named(ending), points,
                    List.of(bean(declaring)),
                    List.of());
            known.put(producer,
                    producer instanceof Method method ? Bean.produced(scope(producer), methods.get(0), instantiation)
                            : Bean.unknown(scope(producer), instantiation));
        }
        return known.get(producer);
    }

    private static Class<?> produced(AnnotatedElement producer) {
        return producer instanceof Method method ? method.getReturnType() : ((Field) producer).getType();
    }

    private List<Instantiation> observers(Class<?> fired) {
        return observerMethods().filter(observer -> Stream.of(observer.getParameters())
                .anyMatch(parameter -> parameter.isAnnotationPresent(Observes.class)
                        && (parameter.getType().isAssignableFrom(fired) || fired.isAssignableFrom(parameter.getType()))))
                .map(this::observer).toList();
    }

    private Stream<Method> observerMethods() {
        return classes.stream().flatMap(type -> Stream.of(type.getDeclaredMethods())).filter(method -> Stream
                .of(method.getParameters()).anyMatch(parameter -> parameter.isAnnotationPresent(Observes.class)));
    }

    private Instantiation observer(Method observer) {
        var points = new ArrayList<InjectionPoint>();
        points(observer, points);
        return new Instantiation(Type.getInternalName(observer.getDeclaringClass()), named(List.of(observer)), List.of(),
                points,
                List.of(bean(observer.getDeclaringClass())), List.of());
    }

    @Override
    public List<dev.straightway.proof.code.Method> around(dev.straightway.proof.code.Method method) {
        var around = new ArrayList<dev.straightway.proof.code.Method>();
        for (var type : classes) {
            if (Type.getInternalName(type).equals(method.owner())) {
                Stream.of(type.getDeclaredMethods()).filter(m -> describes(m, method)).findFirst()
                        .ifPresent(m -> around.addAll(around(type, m)));
            }
        }
        return around;
    }

    private List<dev.straightway.proof.code.Method> around(Class<?> bean, Method method) {
        if (!isIntercepted(bean)) {
            return List.of();
        }
        Stream<Method> interceptors = classes.stream()
                .filter(type -> type.isAnnotationPresent(Interceptor.class) && (isBound(type, bean) || isBound(type, method)))
                .flatMap(type -> called(type, AroundInvoke.class));
        Stream<Method> decorators = classes.stream()
                .filter(type -> type.isAnnotationPresent(Decorator.class) && type != bean && decorates(type, bean))
                .flatMap(type -> Stream.of(type.getMethods())).filter(m -> m.getName().equals(method.getName()));
        return Stream.concat(interceptors, decorators).map(Bytecode::named).toList();
    }

    private static boolean decorates(Class<?> decorator, Class<?> bean) {
        return Stream.of(decorator.getInterfaces()).anyMatch(i -> i.isAssignableFrom(bean));
    }

    private static boolean isBound(Class<?> interceptor, AnnotatedElement bound) {
        return Stream.of(interceptor.getAnnotations()).map(Annotation::annotationType)
                .filter(binding -> binding.isAnnotationPresent(InterceptorBinding.class)).anyMatch(bound::isAnnotationPresent);
    }

    private static boolean isBean(Class<?> type) {
        return SCOPES.keySet().stream().anyMatch(type::isAnnotationPresent) && !type.isAnnotationPresent(Decorator.class)
                && !type.isAnnotationPresent(Interceptor.class);
    }

    /** Others are intercepted if they go through an {@code InterceptionProxy}, and then as an object of another class. */
    private static boolean isIntercepted(Class<?> type) {
        return isBean(type) || type.isAnnotationPresent(jakarta.ws.rs.Path.class);
    }

    private static boolean sameName(AnnotatedElement place, AnnotatedElement bean) {
        return Objects.equals(place.getAnnotation(Named.class), bean.getAnnotation(Named.class));
    }

    /** {@return the methods of a class with one of some annotations; all without any} */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    private static Stream<Method> called(Class<?> type, Class<? extends Annotation>... annotations) {
        return Stream.of(type.getDeclaredMethods()).filter(method -> annotations.length == 0
                || Stream.of(annotations).anyMatch(method::isAnnotationPresent));
    }

    private Stream<AnnotatedElement> members() {
        return classes.stream()
                .flatMap(type -> Stream.concat(Stream.of(type.getDeclaredMethods()), Stream.of(type.getDeclaredFields())));
    }

    private static List<dev.straightway.proof.code.Method> named(List<? extends Executable> executables) {
        return executables.stream().filter(one -> !Modifier.isAbstract(one.getModifiers())).map(Bytecode::named).toList();
    }

    private static InjectionPoint point(Field field) {
        return new InjectionPoint(Type.getInternalName(field.getDeclaringClass()), field.getName(),
                Type.getDescriptor(field.getType()), -1);
    }

    /** What is observed or disposed of is no injection point. */
    private static void points(Executable executable, List<InjectionPoint> points) {
        Parameter[] parameters = executable.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (!parameters[i].isAnnotationPresent(Observes.class) && !parameters[i].isAnnotationPresent(Disposes.class)) {
                points.add(new InjectionPoint(Type.getInternalName(executable.getDeclaringClass()),
                        Bytecode.named(executable).signature(), Type.getDescriptor(parameters[i].getType()), i));
            }
        }
    }

    private Optional<? extends AnnotatedElement> place(InjectionPoint point) {
        var owner = classes.stream().filter(type -> Type.getInternalName(type).equals(point.owner())).findFirst();
        if (point.parameter() < 0) {
            return owner.flatMap(
                    type -> Stream.of(type.getDeclaredFields()).filter(f -> f.getName().equals(point.member())).findFirst());
        }
        return owner.flatMap(type -> Stream.<Executable> concat(Stream.of(type.getDeclaredConstructors()),
                Stream.of(type.getDeclaredMethods())).filter(e -> Bytecode.named(e).signature().equals(point.member()))
                .findFirst()).map(e -> e.getParameters()[point.parameter()]);
    }

    private static java.lang.reflect.Type type(AnnotatedElement place) {
        return place instanceof Field field ? field.getGenericType() : ((Parameter) place).getParameterizedType();
    }

    private static Class<?> raw(java.lang.reflect.Type type) {
        return type instanceof Class<?> raw ? raw
                : type instanceof ParameterizedType of ? raw(of.getRawType()) : Object.class;
    }

    private static boolean describes(Method method, dev.straightway.proof.code.Method named) {
        return Bytecode.named(method).signature().equals(named.signature());
    }
}
