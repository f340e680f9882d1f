package dev.straightway.deployment.model;

import java.util.stream.Collectors;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

/** Names methods and types for messages. */
public final class Signatures {

    private Signatures() {
    }

    /** {@return the method as messages name it: {@code org.acme.ItemResource#get(String, int)}} */
    public static String of(ClassInfo owner, MethodInfo method) {
        StringBuilder text = new StringBuilder(owner.name().toString()).append('#').append(method.name()).append('(');
        for (int i = 0; i < method.parametersCount(); i++) {
            text.append(i == 0 ? "" : ", ").append(simpleName(method.parameterType(i)));
        }
        return text.append(')').toString();
    }

    /** {@return a type without packages and annotations, with its arguments} */
    public static String words(Type type) {
        return switch (type.kind()) {
            case PARAMETERIZED_TYPE -> type.name().withoutPackagePrefix() + type.asParameterizedType().arguments().stream()
                    .map(Signatures::words).collect(Collectors.joining(", ", "<", ">"));
            case ARRAY -> words(type.asArrayType().constituent()) + "[]".repeat(type.asArrayType().dimensions());
            default -> type.name().withoutPackagePrefix();
        };
    }

    private static String simpleName(Type type) {
        String name = type.toString();
        int generics = name.indexOf('<');
        String raw = generics < 0 ? name : name.substring(0, generics);
        int annotation = raw.lastIndexOf(' ');
        raw = annotation < 0 ? raw : raw.substring(annotation + 1);
        return raw.substring(Math.max(raw.lastIndexOf('.'), raw.lastIndexOf('$')) + 1);
    }
}
