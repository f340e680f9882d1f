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
 * @param entity the type of the entity, or of the items of a stream; {@code Object} where only run time knows it, {@code void}
 *        where there is none
 */
public record Results(Completion completion, Payload payload, Type entity) {

    private static final Type OBJECT = Type.create(Object.class);

    private static final Map<String, Completion> ASYNCHRONOUS = Map.of(
            "java.util.concurrent.CompletionStage", Completion.STAGE,
            "java.util.concurrent.CompletableFuture", Completion.STAGE,
            "io.smallrye.mutiny.Uni", Completion.UNI);

    /** {@return whether there is one entity, of a type that the method declares, which no response holds} */
    public boolean isOneEntity() {
        return payload == Payload.ENTITY && completion != Completion.STREAM;
    }

    /** {@return the meaning of a return type} */
    public static Results of(Type type) {
        if (Streams.contains(type)) {
            return new Results(Completion.STREAM, Payload.ENTITY, argument(type));
        }
        Completion completion = ASYNCHRONOUS.get(type.name().toString());
        return completion == null ? payload(Completion.NOW, type) : payload(completion, argument(type));
    }

    /** {@return what becomes of what a method returns} */
    public static Results of(ResourceMethod method) {
        if (method.isLocator()) {
            return new Results(Completion.NOW, Payload.LOCATED, method.returnType());
        }
        if (method.answersLater()) {
            return new Results(Completion.NOW, Payload.LATER, Type.create(void.class));
        }
        Results results = of(method.returnType());
        return method.declared().kept() ? results.kept() : results;
    }

    /** {@return the same, which goes on when the client leaves} */
    private Results kept() {
        return switch (completion) {
            case STAGE -> new Results(Completion.KEPT_STAGE, payload, entity);
            case UNI -> new Results(Completion.KEPT_UNI, payload, entity);
            case NOW, KEPT_STAGE, KEPT_UNI, STREAM -> this;
        };
    }

    /** {@return whether there is a value that is written} */
    public boolean hasValue() {
        return payload != Payload.NOTHING && payload != Payload.LATER && payload != Payload.LOCATED;
    }

    /**
     * {@return the media types of {@code @Produces}, else those that the type is answered in}
     *
     * @param entities knows how types are written
     * @param open whether entity providers of the application may answer in others
     */
    public static List<String> produces(ResourceMethod method, Entities entities, boolean open) {
        Results results = of(method);
        if (!method.produces().isEmpty() || !results.hasValue()) {
            return method.produces();
        }
        if (results.completion() == Completion.STREAM) {
            return List.of(Streams.defaultType(results.entity()));
        }
        return open ? List.of() : entities.defaultProduces(results.entity());
    }

    /**
     * {@return what a method is chosen by (§3.7.2 step 3): the same, but empty, which is everything, where the media type is
     * open}
     */
    public static List<String> offers(ResourceMethod method, Entities entities, boolean open) {
        List<String> produces = produces(method, entities, open);
        return method.produces().isEmpty() && produces.contains("*/*") ? List.of() : produces;
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
