package dev.straightway.deployment.types;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.body.SpecialTypes;
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

    /** Those that have an entity provider for text (§4.2.4), beside the scalars. */
    private static final Set<String> NUMBERS = Set.of("java.lang.Number", "java.math.BigInteger", "java.math.BigDecimal",
            "java.util.concurrent.atomic.AtomicInteger", "java.util.concurrent.atomic.AtomicLong");

    private final IndexView index;

    /** @param index knows the supertypes of classes, those of the JDK too */
    public Entities(IndexView index) {
        this.index = index;
    }

    /** {@return how a type is read from a media type} */
    public Representation reader(Type type, MediaRange mediaType) {
        String name = type.toString();
        if (name.equals("java.io.InputStream")) {
            return Representation.STREAM;
        }
        Representation fixed = FIXED.get(plain(type));
        if (fixed != null) {
            return fixed;
        }
        Optional<Representation> bound = bound(type, mediaType);
        if (bound.isPresent()) {
            return bound.get();
        }
        boolean json = !isSpecial(type) && !isScalar(type) && !isUnknown(type)
                && (mediaType.isJson() || !mediaType.isConcrete());
        return json ? Representation.JSON : Representation.PROVIDER;
    }

    /** {@return how a type is written as a media type} */
    public Representation writer(Type type, MediaRange mediaType) {
        Representation fixed = FIXED.get(plain(type));
        if (fixed != null) {
            return fixed;
        }
        if (isUnknown(type)) {
            return Representation.BY_CLASS;
        }
        if (isSpecial(type)) {
            return Representation.PROVIDER;
        }
        if (mediaType.isJson()) {
            return Representation.JSON;
        }
        Optional<Representation> bound = bound(type, mediaType);
        if (bound.isPresent()) {
            return bound.get();
        }
        return isPlainText(mediaType) ? Representation.TEXT : Representation.PROVIDER;
    }

    /** {@return what one entity provider of an optional library is for, whatever the application has} */
    private Optional<Representation> bound(Type type, MediaRange mediaType) {
        if (isSpecial(type) || isUnknown(type) || !mediaType.isConcrete()) {
            return Optional.empty();
        }
        if (Kryo.isFor(mediaType)) {
            return Kryo.isThere(index) ? Optional.of(Representation.KRYO) : Optional.empty();
        }
        boolean element = type.kind() == Type.Kind.CLASS && Xml.isFor(type, index);
        return element && Xml.is(mediaType) ? Optional.of(Representation.XML) : Optional.empty();
    }

    /**
     * {@return the media types that a type is answered in where nothing is declared (§3.8), the one without a wish first;
     * empty where the entity providers decide}
     */
    public List<String> defaultProduces(Type type) {
        if (isUnknown(type) || isSpecial(type)) {
            return List.of();
        }
        Representation fixed = FIXED.get(plain(type));
        if (fixed != null) {
            return List.of(fixed == Representation.TEXT ? "text/plain" : "application/octet-stream", "*/*");
        }
        return isScalar(type) || NUMBERS.contains(type.name().toString()) ? List.of("text/plain", "application/json")
                : List.of("application/json");
    }

    /** {@return whether only run time knows the class of the entity} */
    public static boolean isUnknown(Type type) {
        return switch (type.kind()) {
            case WILDCARD_TYPE, TYPE_VARIABLE, UNRESOLVED_TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE -> true;
            default -> type.name().toString().equals("java.lang.Object");
        };
    }

    /** {@return whether an entity provider of the runtime, not JSON, is for a type} */
    public boolean isSpecial(Type type) {
        boolean parts = type.kind() == Type.Kind.PARAMETERIZED_TYPE && type.name().toString().equals("java.util.List")
                && type.asParameterizedType().arguments().get(0).name().toString().equals("jakarta.ws.rs.core.EntityPart");
        return parts || Supertypes.all(type.name(), index).stream()
                .anyMatch(above -> SpecialTypes.names().contains(above.toString()));
    }

    /**
     * {@return whether an entity provider of the runtime may be for a type in a media type}
     *
     * @param xml whether the type is declared for XML
     */
    public boolean hasStandardProvider(Type type, MediaRange mediaType, boolean xml) {
        return isSpecial(type) || isScalar(type) || !mediaType.isConcrete() || Xml.is(mediaType) && xml || mediaType.isJson()
                || isPlainText(mediaType) && isMadeOfText(type);
    }

    /** {@return whether an object is written as the form whose parts its fields are} */
    public boolean isWrittenAsForm(Type type, MediaRange mediaType) {
        return FormObjects.is(mediaType) && FormObjects.isFor(type, index);
    }

    /** {@return whether the last reader for text makes it: a number, or what has a way to be made from text (§4.2.4, §3.2)} */
    private boolean isMadeOfText(Type type) {
        ClassInfo declaration = index.getClassByName(type.name());
        return declaration != null && declaration.superName() != null
                && declaration.superName().toString().equals("java.lang.Number")
                || new Conversions(index, false).shape(type).isPresent();
    }

    private static boolean isScalar(Type type) {
        return SCALARS.contains(type.name().toString());
    }

    private static boolean isPlainText(MediaRange mediaType) {
        return mediaType.type().equals("text") && (mediaType.subtype().equals("plain") || mediaType.subtype().equals("*"));
    }

    private static String plain(Type type) {
        return type.kind() == Type.Kind.ARRAY && type.asArrayType().elementType().kind() == Type.Kind.PRIMITIVE
                && type.asArrayType().elementType().name().toString().equals("byte")
                && type.asArrayType().deepDimensions() == 1 ? "byte[]" : type.name().toString();
    }
}
