package dev.straightway.deployment.types;

import java.util.List;
import java.util.Map;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;

/**
 * What a return type means (§3.3.3).
 *
 * @param completion whether the value is there when the method returns
 * @param payload what the value is
 * @param entity the type of the entity; {@code Object} where only run time knows it, {@code void} where there is none
 */
public record Results(Completion completion, Payload payload, Type entity) {

    private static final Type OBJECT = Type.create(Object.class);

    private static final Map<String, Completion> ASYNCHRONOUS = Map.of(
            "java.util.concurrent.CompletionStage", Completion.STAGE,
            "java.util.concurrent.CompletableFuture", Completion.STAGE,
            "io.smallrye.mutiny.Uni", Completion.UNI);

    /** {@return the meaning of a return type} */
    public static Results of(Type type) {
        Completion completion = ASYNCHRONOUS.get(type.name().toString());
        return completion == null ? payload(Completion.NOW, type) : payload(completion, argument(type));
    }

    /** {@return the media types of {@code @Produces}, else those that the type is answered in} */
    public static List<String> produces(ResourceMethod method) {
        return method.produces().isEmpty() ? Entities.defaultProduces(of(method.returnType()).entity()) : method.produces();
    }

    private static Results payload(Completion completion, Type type) {
        return switch (type.name().toString()) {
            case "void", "java.lang.Void" -> new Results(completion, Payload.NOTHING, Type.create(void.class));
            case "jakarta.ws.rs.core.Response" -> new Results(completion, Payload.RESPONSE, OBJECT);
            case "org.jboss.resteasy.reactive.RestResponse" -> new Results(completion, Payload.REST_RESPONSE,
                    restEntity(type));
            default -> new Results(completion, Payload.ENTITY, type);
        };
    }

    private static Type restEntity(Type type) {
        Type argument = argument(type);
        boolean nothing = argument.name().equals(DotName.createSimple(Void.class));
        return nothing || argument.kind() == Type.Kind.WILDCARD_TYPE ? OBJECT : argument;
    }

    private static Type argument(Type type) {
        return type.kind() == Type.Kind.PARAMETERIZED_TYPE ? type.asParameterizedType().arguments().get(0) : OBJECT;
    }
}
