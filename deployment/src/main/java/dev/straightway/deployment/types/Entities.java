package dev.straightway.deployment.types;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;

/** Finds how an entity of a type is read and written as a media type (§4.2). */
public final class Entities {

    private static final Map<String, Representation> FIXED = Map.of(
            "java.lang.String", Representation.TEXT,
            "java.lang.CharSequence", Representation.TEXT,
            "byte[]", Representation.BYTES,
            "io.vertx.core.buffer.Buffer", Representation.BUFFER);

    private static final Set<String> SCALARS = Set.of("boolean", "byte", "short", "int", "long", "float", "double", "char",
            "java.lang.Boolean", "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long",
            "java.lang.Float", "java.lang.Double", "java.lang.Character");

    /** Types with a meaning of their own in Jakarta REST or Quarkus REST that JSON would get wrong. */
    private static final Set<String> SPECIAL = Set.of("java.io.InputStream", "java.io.Reader", "java.io.File",
            "java.nio.file.Path", "jakarta.ws.rs.core.StreamingOutput", "jakarta.activation.DataSource",
            "javax.xml.transform.Source", "jakarta.xml.bind.JAXBElement", "jakarta.ws.rs.core.MultivaluedMap",
            "jakarta.ws.rs.core.Form", "jakarta.ws.rs.core.EntityPart", "jakarta.ws.rs.core.GenericEntity",
            "io.smallrye.mutiny.Multi", "org.reactivestreams.Publisher", "java.util.concurrent.Flow$Publisher",
            "org.jboss.resteasy.reactive.RestMulti", "io.vertx.core.file.AsyncFile", "io.vertx.core.Future",
            "java.util.concurrent.Future", "java.util.stream.Stream", "java.util.Optional");

    private Entities() {
    }

    /** {@return the reader of a type from a media type, or nothing if there is none} */
    public static Optional<Representation> reader(Type type, MediaRange mediaType) {
        String name = type.toString();
        if (name.equals("java.io.InputStream")) {
            return Optional.of(Representation.STREAM);
        }
        Representation fixed = FIXED.get(plain(type));
        if (fixed != null) {
            return Optional.of(fixed);
        }
        boolean readable = !isSpecial(type) && !name.equals("java.lang.Object");
        return readable && type.kind() != Type.Kind.PRIMITIVE && (isJson(mediaType) || !mediaType.isConcrete())
                ? Optional.of(Representation.JSON)
                : Optional.empty();
    }

    /** {@return the writer of a type as a media type, or nothing if there is none} */
    public static Optional<Representation> writer(Type type, MediaRange mediaType) {
        Representation fixed = FIXED.get(plain(type));
        if (fixed != null) {
            return Optional.of(fixed);
        }
        if (isUnknown(type)) {
            return Optional.of(Representation.BY_CLASS);
        }
        if (isSpecial(type)) {
            return Optional.empty();
        }
        if (isJson(mediaType)) {
            return Optional.of(Representation.JSON);
        }
        if (isPlainText(mediaType)) {
            return Optional.of(Representation.TEXT);
        }
        return mediaType.isConcrete() ? Optional.empty()
                : Optional.of(isScalar(type) ? Representation.TEXT : Representation.JSON);
    }

    /** {@return the media types that a type is answered in where nothing is declared (§3.8)} */
    public static List<String> defaultProduces(Type type) {
        if (isUnknown(type)) {
            return List.of();
        }
        Representation fixed = FIXED.get(plain(type));
        if (fixed == Representation.TEXT || isScalar(type)) {
            return List.of("text/plain");
        }
        return List.of(fixed == null ? "application/json" : "application/octet-stream");
    }

    /** {@return whether only run time knows the class of the entity} */
    public static boolean isUnknown(Type type) {
        return switch (type.kind()) {
            case WILDCARD_TYPE, TYPE_VARIABLE, UNRESOLVED_TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE -> true;
            default -> type.name().toString().equals("java.lang.Object");
        };
    }

    /** {@return whether JSON would be the wrong answer for a type} */
    public static boolean isSpecial(Type type) {
        return SPECIAL.contains(type.name().toString());
    }

    private static boolean isScalar(Type type) {
        return SCALARS.contains(type.name().toString());
    }

    private static boolean isPlainText(MediaRange mediaType) {
        return mediaType.type().equals("text") && (mediaType.subtype().equals("plain") || mediaType.subtype().equals("*"));
    }

    private static boolean isJson(MediaRange mediaType) {
        String subtype = mediaType.subtype();
        return subtype.equals("json") || subtype.endsWith("+json");
    }

    private static String plain(Type type) {
        return type.kind() == Type.Kind.ARRAY && type.asArrayType().elementType().kind() == Type.Kind.PRIMITIVE
                && type.asArrayType().elementType().name().toString().equals("byte")
                && type.asArrayType().deepDimensions() == 1 ? "byte[]" : type.name().toString();
    }
}
