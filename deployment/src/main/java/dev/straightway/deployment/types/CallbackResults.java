package dev.straightway.deployment.types;

import java.util.List;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;

/** What methods around resource methods may return. */
public final class CallbackResults {

    private static final String UNI = "io.smallrye.mutiny.Uni";
    private static final String OPTIONAL = "java.util.Optional";
    private static final Set<String> RESPONSES = Set.of("jakarta.ws.rs.core.Response",
            "org.jboss.resteasy.reactive.RestResponse");

    private CallbackResults() {
    }

    /** {@return whether a method answers later} */
    public static boolean comesLater(Callback method) {
        return method.declaration().returnType().name().toString().equals(UNI);
    }

    /** {@return whether a method of its kind may return what it returns} */
    public static boolean isAllowed(Callback method) {
        Type type = method.declaration().returnType();
        boolean mapper = method.is(Kind.EXCEPTION_MAPPER);
        boolean responds = !method.is(Kind.RESPONSE_FILTER);
        return switch (type.name().toString()) {
            case "void" -> !mapper;
            case UNI -> isVoid(argument(type)) ? !mapper : responds && isResponse(argument(type));
            case OPTIONAL -> method.is(Kind.REQUEST_FILTER) && isResponse(argument(type));
            default -> responds && isResponse(type);
        };
    }

    private static boolean isResponse(Type type) {
        return RESPONSES.contains(type.name().toString());
    }

    private static boolean isVoid(Type type) {
        return type.name().toString().equals("java.lang.Void");
    }

    private static Type argument(Type type) {
        return type.kind() == Type.Kind.PARAMETERIZED_TYPE ? type.asParameterizedType().arguments().get(0)
                : Type.create(Object.class);
    }

    /** {@return what a method of a kind may return, as it stands in a source} */
    public static List<String> names(Kind kind) {
        return switch (kind) {
            case REQUEST_FILTER -> List.of("void", "Response", "RestResponse", "Optional<Response>", "Optional<RestResponse>",
                    "Uni<Void>", "Uni<Response>", "Uni<RestResponse>");
            case RESPONSE_FILTER -> List.of("void", "Uni<Void>");
            case EXCEPTION_MAPPER -> List.of("Response", "RestResponse", "Uni<Response>", "Uni<RestResponse>");
        };
    }
}
