package dev.straightway.deployment.proof;

import java.lang.annotation.Annotation;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.WriterInterceptor;

import org.objectweb.asm.Type;

import dev.straightway.deployment.proof.corpus.Blocks;
import dev.straightway.proof.application.ExceptionMapping;
import dev.straightway.proof.application.RouteEntry;

/**
 * A route of the corpus: its method, and what a build finds to run around it, found here by reflection.
 *
 * @param method the resource method
 * @param classes all classes of the application
 */
record CorpusRoute(Method method, List<Class<?>> classes) {

    private static final List<Class<?>> AROUND = List.of(ContainerRequestFilter.class, ContainerResponseFilter.class,
            ReaderInterceptor.class, WriterInterceptor.class);

    static boolean isRoute(Method method) {
        return Stream.of(method.getAnnotations()).anyMatch(a -> a.annotationType().isAnnotationPresent(HttpMethod.class));
    }

    /** {@return what blocks, if something does} */
    Optional<String> blocks() {
        return Optional.ofNullable(method.getAnnotation(Blocks.class)).map(Blocks::value);
    }

    RouteEntry entry(CorpusBeans beans) {
        var others = new ArrayList<dev.straightway.proof.code.Method>();
        bound().forEach(type -> methodsOf(type, AROUND).forEach(others::add));
        Set<String> reads = new LinkedHashSet<>();
        for (var parameter : method.getParameters()) {
            if (parameter.isAnnotationPresent(BeanParam.class)) {
                Stream.of(parameter.getType().getDeclaredConstructors()).map(Bytecode::named).forEach(others::add);
                Stream.of(parameter.getType().getDeclaredMethods()).filter(setter -> setter.getAnnotations().length > 0)
                        .map(Bytecode::named).forEach(others::add);
            } else if (parameter.getAnnotations().length > 0) {
                conversions(parameter).forEach(others::add);
            } else if (parameter.getType() != String.class) {
                var readers = typed(MessageBodyReader.class, parameter.getType());
                readers.forEach(type -> methodsOf(type, List.of(MessageBodyReader.class)).forEach(others::add));
                if (readers.isEmpty()) {
                    reads.add(Bytecode.signature(parameter.getParameterizedType()));
                }
            }
        }
        var writers = typed(MessageBodyWriter.class, method.getReturnType());
        writers.forEach(type -> methodsOf(type, List.of(MessageBodyWriter.class)).forEach(others::add));
        return new RouteEntry(Bytecode.named(method), others, beans.instantiations(method.getDeclaringClass()), mappings(),
                reads,
                writers.isEmpty() && isJson(method.getReturnType()));
    }

    /** {@return what any route may end in, when it throws that} */
    private List<ExceptionMapping> mappings() {
        return classes.stream().filter(type -> ExceptionMapper.class.isAssignableFrom(type)
                && !Modifier.isAbstract(type.getModifiers())).map(CorpusRoute::mapping).toList();
    }

    private static ExceptionMapping mapping(Class<?> mapper) {
        return new ExceptionMapping(Type.getInternalName(mapped(mapper)), Stream.of(mapper.getMethods())
                .filter(method -> method.getName().equals("toResponse")).map(Bytecode::named)
                .map(method -> method.on(Type.getInternalName(mapper))).toList(), List.of());
    }

    /** {@return the argument of the interface, or of the generic class above that hands it on} */
    private static Class<?> mapped(Class<?> mapper) {
        return (Class<?>) Stream.concat(Stream.of(mapper.getGenericInterfaces()), Stream.of(mapper.getGenericSuperclass()))
                .filter(ParameterizedType.class::isInstance).map(ParameterizedType.class::cast).findFirst().orElseThrow()
                .getActualTypeArguments()[0];
    }

    private static boolean isJson(Class<?> type) {
        return type != String.class && !type.isPrimitive();
    }

    /** {@return the providers with a name binding that the method has too} */
    private List<Class<?>> bound() {
        return classes.stream().filter(type -> AROUND.stream().anyMatch(around -> around.isAssignableFrom(type)))
                .filter(type -> Stream.of(method.getAnnotations()).map(Annotation::annotationType)
                        .filter(name -> name.isAnnotationPresent(NameBinding.class)).anyMatch(type::isAnnotationPresent))
                .toList();
    }

    /** {@return what turns text into the type of a parameter} */
    private Stream<dev.straightway.proof.code.Method> conversions(Parameter parameter) {
        var type = parameter.getType();
        if (!classes.contains(type) || type.isEnum()) {
            return Stream.empty();
        }
        var converters = typed(ParamConverter.class, type);
        if (!converters.isEmpty()) {
            return converters.stream().flatMap(converter -> methodsOf(converter, List.of(ParamConverter.class)));
        }
        Stream<Executable> texts = Stream.concat(Stream.of(type.getConstructors()), Stream.of(type.getMethods())
                .filter(m -> Modifier.isStatic(m.getModifiers()) && Set.of("valueOf", "fromString").contains(m.getName())));
        return texts.filter(e -> List.of(e.getParameterTypes()).equals(List.of(String.class))).map(Bytecode::named);
    }

    /** {@return the classes that implement a generic interface for a type} */
    private List<Class<?>> typed(Class<?> generic, Class<?> argument) {
        return classes.stream().filter(type -> Stream.of(type.getGenericInterfaces())
                .anyMatch(i -> i.getTypeName().equals(generic.getName() + "<" + argument.getName() + ">"))).toList();
    }

    /** {@return what a class declares of the methods of interfaces} */
    private static Stream<dev.straightway.proof.code.Method> methodsOf(Class<?> type, List<Class<?>> interfaces) {
        return Stream.of(type.getDeclaredMethods()).filter(m -> !m.isSynthetic()).filter(m -> interfaces.stream()
                .flatMap(i -> Stream.of(i.getMethods())).anyMatch(i -> i.getName().equals(m.getName())))
                .map(Bytecode::named);
    }

    @Override
    public String toString() {
        return method.getDeclaringClass().getSimpleName() + "#" + method.getName();
    }
}
