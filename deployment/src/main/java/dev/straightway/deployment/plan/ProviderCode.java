package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.proof.code.Method;

/** Knows which methods of a provider run while a request is served. */
final class ProviderCode {

    private static final Map<String, List<Call>> CALLS = Map.of(
            "ContainerRequestFilter", List.of(new Call("filter", 1)),
            "ContainerResponseFilter", List.of(new Call("filter", 2)),
            "ReaderInterceptor", List.of(new Call("aroundReadFrom", 1)),
            "WriterInterceptor", List.of(new Call("aroundWriteTo", 1)),
            "ExceptionMapper", List.of(new Call("toResponse", 1)),
            "MessageBodyReader", List.of(new Call("isReadable", 4), new Call("readFrom", 6)),
            "MessageBodyWriter", List.of(new Call("isWriteable", 4), new Call("writeTo", 7)),
            "ContextResolver", List.of(new Call("getContext", 1)),
            "ParamConverter", List.of(new Call("fromString", 1)),
            "ParamConverterProvider", List.of(new Call("getConverter", 3)));

    /** Filters and interceptors run for the routes that they are bound to, readers for those with an entity. */
    private static final Set<String> FOR_ALL = Set.of("MessageBodyWriter", "ContextResolver");

    private final IndexView index;

    /** A method of a contract. */
    private record Call(String name, int parameters) {
    }

    ProviderCode(IndexView index) {
        this.index = index;
    }

    static boolean runsForAll(String contract) {
        return FOR_ALL.contains(contract);
    }

    /**
     * {@return the methods of a class that are called by a contract, those too that the compiler puts before them}
     * <p>
     * One that isn't found among its classes is named all the same: the walk tells that it isn't there.
     */
    List<Method> of(ClassInfo type, String contract) {
        List<Method> methods = new ArrayList<>();
        for (Call call : CALLS.getOrDefault(contract, List.of())) {
            List<Method> found = declared(type, call);
            methods.addAll(found.isEmpty() ? List.of(Method.of(type.name().toString(), call.name(), "()V")) : found);
        }
        return methods;
    }

    /** An overload doesn't hide the one that is called, which a class above or an interface may declare. */
    private List<Method> declared(ClassInfo type, Call call) {
        return above(type).filter(method -> is(method, call)).filter(method -> !method.isAbstract())
                .map(method -> Method.of(type.name().toString(), method.name(), method.descriptor())).distinct().toList();
    }

    private Stream<MethodInfo> above(ClassInfo type) {
        Set<DotName> names = new LinkedHashSet<>();
        above(type.name(), names);
        return names.stream().map(index::getClassByName).filter(Objects::nonNull).flatMap(one -> one.methods().stream());
    }

    private void above(DotName name, Set<DotName> names) {
        ClassInfo type = name == null || !names.add(name) ? null : index.getClassByName(name);
        if (type != null) {
            above(type.superName(), names);
            type.interfaceNames().forEach(one -> above(one, names));
        }
    }

    private static boolean is(MethodInfo method, Call call) {
        return method.name().equals(call.name()) && method.parametersCount() == call.parameters();
    }
}
