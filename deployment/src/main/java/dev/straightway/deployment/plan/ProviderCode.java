package dev.straightway.deployment.plan;

import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.proof.code.Method;

/** Knows which methods of a provider run while a request is served. */
final class ProviderCode {

    private static final String CONTAINER = "Ljakarta/ws/rs/container/Container";
    private static final String TYPE = "Ljava/lang/Class;Ljava/lang/reflect/Type;[Ljava/lang/annotation/Annotation;";
    private static final String MEDIA = "Ljakarta/ws/rs/core/MediaType;";
    private static final String FIELDS = MEDIA + "Ljakarta/ws/rs/core/MultivaluedMap;";

    private static final Map<String, List<Call>> CALLS = Map.of(
            "ContainerRequestFilter", List.of(new Call("filter", "(" + CONTAINER + "RequestContext;)V")),
            "ContainerResponseFilter", List.of(new Call("filter",
                    "(" + CONTAINER + "RequestContext;" + CONTAINER + "ResponseContext;)V")),
            "ReaderInterceptor", List.of(new Call("aroundReadFrom",
                    "(Ljakarta/ws/rs/ext/ReaderInterceptorContext;)Ljava/lang/Object;")),
            "WriterInterceptor", List.of(new Call("aroundWriteTo", "(Ljakarta/ws/rs/ext/WriterInterceptorContext;)V")),
            "ExceptionMapper", List.of(new Call("toResponse", "(Ljava/lang/Throwable;)Ljakarta/ws/rs/core/Response;")),
            "MessageBodyReader", List.of(new Call("isReadable", "(" + TYPE + MEDIA + ")Z"),
                    new Call("readFrom", "(" + TYPE + FIELDS + "Ljava/io/InputStream;)Ljava/lang/Object;")),
            "MessageBodyWriter", List.of(new Call("isWriteable", "(" + TYPE + MEDIA + ")Z"),
                    new Call("writeTo", "(Ljava/lang/Object;" + TYPE + FIELDS + "Ljava/io/OutputStream;)V")),
            "ContextResolver", List.of(new Call("getContext", "(Ljava/lang/Class;)Ljava/lang/Object;")),
            "ParamConverter", List.of(new Call("fromString", "(Ljava/lang/String;)Ljava/lang/Object;")),
            "ParamConverterProvider", List.of(new Call("getConverter", "(" + TYPE + ")Ljakarta/ws/rs/ext/ParamConverter;")));

    /** Packages of classes without code for a contract. */
    private static final List<String> ABSTRACT = List.of("java.", "jakarta.ws.rs.");

    /** Filters and interceptors run for the routes that they are bound to, readers for those with an entity. */
    private static final Set<String> FOR_ALL = Set.of("MessageBodyWriter", "ContextResolver");

    private final IndexView index;

    /** A method of a contract, with its descriptor there. */
    private record Call(String name, String descriptor) {

        int parameters() {
            return MethodTypeDesc.ofDescriptor(descriptor).parameterCount();
        }
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
     * Where a class above isn't indexed, the method of the contract is named as well: the walk finds it there, or tells that it
     * isn't found.
     */
    List<Method> of(ClassInfo type, String contract) {
        Set<DotName> names = Supertypes.all(type.name(), index);
        boolean whole = names.stream().allMatch(name -> ABSTRACT.stream().anyMatch(name.toString()::startsWith)
                || index.getClassByName(name) != null);
        List<Method> methods = new ArrayList<>();
        for (Call call : CALLS.getOrDefault(contract, List.of())) {
            List<Method> found = declared(type, names, call);
            methods.addAll(found);
            Method named = Method.of(type.name().toString(), call.name(), call.descriptor());
            if ((found.isEmpty() || !whole) && !found.contains(named)) {
                methods.add(named);
            }
        }
        return methods;
    }

    /** An overload doesn't hide the one that is called, which a class above or an interface may declare. */
    private List<Method> declared(ClassInfo type, Set<DotName> above, Call call) {
        return above.stream().map(index::getClassByName).filter(Objects::nonNull).flatMap(one -> one.methods().stream())
                .filter(method -> is(method, call)).filter(method -> !method.isAbstract())
                .map(method -> Method.of(type.name().toString(), method.name(), method.descriptor())).distinct().toList();
    }

    /** {@return the method by which a reader or writer says whether it takes an entity} */
    static Method selecting(String provider, String contract) {
        Call first = CALLS.get(contract).get(0);
        return Method.of(provider, first.name(), first.descriptor());
    }

    private static boolean is(MethodInfo method, Call call) {
        return method.name().equals(call.name()) && method.parametersCount() == call.parameters();
    }
}
