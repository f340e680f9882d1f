package dev.straightway.deployment.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.Supertypes;

/** Tells what exception mappers and entity providers are registered for, by the type argument of their interface. */
final class HandledTypes {

    private static final DotName MAPPER = DotName.createSimple("jakarta.ws.rs.ext.ExceptionMapper");
    private static final DotName READER = DotName.createSimple("jakarta.ws.rs.ext.MessageBodyReader");
    private static final Set<Type.Kind> CLASSES = Set.of(Type.Kind.CLASS, Type.Kind.PARAMETERIZED_TYPE);
    private static final String THROWABLE = "java.lang.Throwable";

    private final IndexView index;

    HandledTypes(IndexView index) {
        this.index = index;
    }

    /** {@return the first type argument of a contract of a provider, perhaps a variable; empty without one} */
    Optional<Type> argument(ClassInfo provider, DotName contract) {
        return argument(provider, contract, List.of());
    }

    /** {@return the name of the type that is mapped; of all exceptions where it isn't told} */
    String mapped(ClassInfo mapper) {
        return argument(mapper, MAPPER).map(type -> type.name().toString()).orElse(THROWABLE);
    }

    /** {@return whether a reader may be asked for an entity; other extensions may say themselves what it is for} */
    boolean mayRead(Provider reader, Type entity) {
        return !reader.given().isEmpty() || mayRead(reader.declaration(), entity);
    }

    /**
     * {@return whether a reader may be asked for an entity: one for a class above it, or below it (§4.2.1)}
     */
    boolean mayRead(ClassInfo reader, Type entity) {
        Optional<Type> read = argument(reader, READER);
        return read.isEmpty() || !CLASSES.contains(read.get().kind()) || !CLASSES.contains(entity.kind())
                || mayBe(read.get().name(), entity.name()) || mayBe(entity.name(), read.get().name());
    }

    /**
     * Whether a class is another one or below it, as far as all above it is indexed; the platform's is below none but these.
     */
    private boolean mayBe(DotName name, DotName other) {
        ClassInfo type = index.getClassByName(name);
        if (name.equals(other) || type == null) {
            return name.equals(other) || !isOfPlatform(name) || isOfPlatform(other);
        }
        return Supertypes.direct(type).anyMatch(above -> mayBe(above, other));
    }

    private static boolean isOfPlatform(DotName name) {
        return name.toString().startsWith("java.");
    }

    private Optional<Type> argument(ClassInfo type, DotName contract, List<Type> arguments) {
        Map<String, Type> bound = new HashMap<>();
        for (int i = 0; i < type.typeParameters().size(); i++) {
            Type variable = type.typeParameters().get(i);
            bound.put(type.typeParameters().get(i).identifier(), i < arguments.size() ? arguments.get(i) : variable);
        }
        return Stream.concat(type.interfaceTypes().stream(), Stream.ofNullable(type.superClassType()))
                .map(above -> above(above, contract, bound)).flatMap(Optional::stream).findFirst();
    }

    private Optional<Type> above(Type above, DotName contract, Map<String, Type> bound) {
        List<Type> arguments = above.kind() != Type.Kind.PARAMETERIZED_TYPE ? List.of()
                : above.asParameterizedType().arguments().stream()
                        .map(one -> one.kind() == Type.Kind.TYPE_VARIABLE
                                ? bound.getOrDefault(one.asTypeVariable().identifier(), one)
                                : one)
                        .toList();
        if (above.name().equals(contract)) {
            return arguments.stream().findFirst();
        }
        ClassInfo type = index.getClassByName(above.name());
        return type == null ? Optional.empty() : argument(type, contract, arguments);
    }
}
