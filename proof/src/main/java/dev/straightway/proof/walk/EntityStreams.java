package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;

/**
 * Knows the streams of entities: those that the server gives to entity writers and readers, and those that filters and
 * interceptors set in their place. Which of these belong to a request isn't told, so each provider gets all of them.
 * <p>
 * Code that sets a stream is charged with all that its class overrides, also with what the server reads and writes then.
 */
final class EntityStreams {

    static final String OUTPUT = "java/io/OutputStream";
    static final String INPUT = "java/io/InputStream";

    /** The server's own; the tables say what they do. */
    private static final Map<String, String> OWN = Map.of(OUTPUT, "dev/straightway/runtime/http/filter/AnswerStream", INPUT,
            "dev/straightway/runtime/http/filter/BodyStream");

    /** Methods that get a stream as their last argument, and what declares them. */
    private static final Map<String, String> PROVIDERS = Map.of("writeTo", "jakarta/ws/rs/ext/MessageBodyWriter", "readFrom",
            "jakarta/ws/rs/ext/MessageBodyReader");

    /** What filters and interceptors are given. */
    static final Set<String> CONTEXTS = Set.of("jakarta/ws/rs/container/ContainerRequestContext",
            "jakarta/ws/rs/container/ContainerResponseContext", "jakarta/ws/rs/ext/ReaderInterceptorContext",
            "jakarta/ws/rs/ext/WriterInterceptorContext");
    private static final Set<String> SETTERS = Set.of("setEntityStream", "setInputStream", "setOutputStream");
    private static final Set<String> GETTERS = Set.of("getEntityStream", "getInputStream", "getOutputStream");

    private final Core core;
    private final Map<String, Variable> streams = new HashMap<>();

    EntityStreams(Core core) {
        this.core = core;
    }

    /** {@return whether a parameter of a provider's method is the stream of an entity, and has got it now} */
    boolean give(Variable parameter, Method method, int index) {
        Type[] types = Type.getArgumentTypes(method.descriptor());
        String declaring = PROVIDERS.get(method.name());
        boolean stream = declaring != null && index == types.length - 1 && types[index].getSort() == Type.OBJECT
                && OWN.containsKey(types[index].getInternalName()) && core.classes().subtype(method.owner(), declaring);
        if (stream) {
            core.flow().edge(of(types[index].getInternalName()), parameter, null);
        }
        return stream;
    }

    /** Takes a stream that a reviewed method sets. */
    void take(Invocation invocation) {
        Method named = invocation.named();
        if (CONTEXTS.contains(named.owner()) && SETTERS.contains(named.name())) {
            String type = Type.getArgumentTypes(named.descriptor())[0].getInternalName();
            core.flow().edge(invocation.others().get(0), of(type), type);
        }
    }

    /** {@return whether a reviewed method gives the stream of an entity, and has done so now} */
    boolean gives(Invocation invocation) {
        Method named = invocation.named();
        boolean gives = CONTEXTS.contains(named.owner()) && GETTERS.contains(named.name());
        if (gives) {
            core.flow().edge(of(invocation.returns()), invocation.result(), null);
        }
        return gives;
    }

    private Variable of(String type) {
        return streams.computeIfAbsent(type, key -> {
            Variable all = new Variable();
            core.flow().add(all, core.objects().value(OWN.get(type)));
            return all;
        });
    }
}
