package dev.straightway.deployment.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

/** Tells which exceptions an exception mapper is registered for, by the type argument of its interface. */
final class MappedTypes {

    private static final DotName MAPPER = DotName.createSimple("jakarta.ws.rs.ext.ExceptionMapper");
    private static final String THROWABLE = "java.lang.Throwable";

    private final IndexView index;

    MappedTypes(IndexView index) {
        this.index = index;
    }

    /** {@return the name of the type; of all exceptions where it isn't told} */
    String of(ClassInfo mapper) {
        return argument(mapper, List.of()).map(type -> type.name().toString()).orElse(THROWABLE);
    }

    private Optional<Type> argument(ClassInfo type, List<Type> arguments) {
        Map<String, Type> bound = new HashMap<>();
        for (int i = 0; i < type.typeParameters().size(); i++) {
            Type variable = type.typeParameters().get(i);
            bound.put(type.typeParameters().get(i).identifier(), i < arguments.size() ? arguments.get(i) : variable);
        }
        return Stream.concat(type.interfaceTypes().stream(), Stream.ofNullable(type.superClassType()))
                .map(above -> above(above, bound)).flatMap(Optional::stream).findFirst();
    }

    private Optional<Type> above(Type above, Map<String, Type> bound) {
        List<Type> arguments = above.kind() != Type.Kind.PARAMETERIZED_TYPE ? List.of()
                : above.asParameterizedType().arguments().stream()
                        .map(one -> one.kind() == Type.Kind.TYPE_VARIABLE
                                ? bound.getOrDefault(one.asTypeVariable().identifier(), one)
                                : one)
                        .toList();
        if (above.name().equals(MAPPER)) {
            return arguments.stream().findFirst();
        }
        ClassInfo type = index.getClassByName(above.name());
        return type == null ? Optional.empty() : argument(type, arguments);
    }
}
