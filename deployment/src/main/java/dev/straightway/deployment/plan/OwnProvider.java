package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.DeclaredMediaTypes;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.Supertypes;
import dev.straightway.runtime.negotiation.MediaRange;

/**
 * An entity provider of the application as it is registered for one contract.
 *
 * @param name the binary name of its class
 * @param argument the type that it is for
 * @param mediaTypes what it declares
 * @param priority its place among others, the lowest first
 * @param given whether another extension gives it, on terms of its own
 */
record OwnProvider(String name, Type argument, List<MediaRange> mediaTypes, int priority, boolean given) {

    private static final String PACKAGE = "jakarta.ws.rs.ext.";
    private static final DotName PRIORITY = DotName.createSimple("jakarta.annotation.Priority");
    private static final DotName CONSUMES = DotName.createSimple("jakarta.ws.rs.Consumes");
    private static final DotName PRODUCES = DotName.createSimple("jakarta.ws.rs.Produces");
    private static final Type OBJECT = Type.create(Object.class);
    private static final int USER = 5000;
    private static final String ANY_TYPE = "*";
    private static final String ANY_WITH_SUFFIX = "*+";

    /** @param contract the simple name of the interface */
    static OwnProvider of(Provider provider, String contract, IndexView index) {
        ClassInfo type = provider.declaration();
        Optional<Type> declared = new HandledTypes(index).argument(type, DotName.createSimple(PACKAGE + contract));
        boolean given = provider.given().stream().anyMatch(one -> one.contract().endsWith("." + contract));
        Type argument = given
                ? provider.handled(contract).stream().findFirst()
                        .map(name -> Type.create(DotName.createSimple(name), Type.Kind.CLASS))
                        .or(() -> declared).orElse(OBJECT)
                : declared.orElse(OBJECT);
        AnnotationInstance priority = type.declaredAnnotation(PRIORITY);
        return new OwnProvider(provider.name(), argument,
                given ? List.of(MediaRange.ANY) : mediaTypes(type, contract.endsWith("Reader") ? CONSUMES : PRODUCES, index),
                priority == null ? USER : priority.value().asInt(), given);
    }

    /** Those of the class, or of the nearest one above it that declares some. */
    private static List<MediaRange> mediaTypes(ClassInfo provider, DotName annotation, IndexView index) {
        List<MediaRange> ranges = Supertypes.classes(provider, index).stream()
                .filter(type -> type.hasDeclaredAnnotation(annotation)).findFirst().stream()
                .flatMap(type -> DeclaredMediaTypes.of(type.declaredAnnotation(annotation)).stream())
                .map(OwnProvider::mediaType).toList();
        return ranges.isEmpty() ? List.of(MediaRange.ANY) : ranges;
    }

    /** A structured suffix of any type isn't a media type, yet providers may declare it. */
    private static MediaRange mediaType(String declared) {
        return declared.startsWith(ANY_TYPE + "/" + ANY_WITH_SUFFIX)
                ? MediaRange.of(ANY_TYPE, MediaRange.parse("any" + declared.substring(ANY_TYPE.length())).subtype())
                : MediaRange.parse(declared);
    }

    /** {@return whether it is for entities of a media type, or for some of a range} */
    boolean takes(MediaRange mediaType) {
        return mediaTypes.stream().anyMatch(declared -> matches(declared, mediaType));
    }

    /** {@return 2 if it takes a media type since it takes any, 1 if since it takes any of the type, otherwise 0} */
    int wildcards(MediaRange mediaType) {
        return mediaTypes.stream().filter(declared -> matches(declared, mediaType))
                .mapToInt(declared -> isOfAnyType(declared) ? 2 : declared.isWildcardSubtype() ? 1 : 0).min().orElse(2);
    }

    /** A provider may declare a structured suffix alone, as {@code *+json}, of one type or of any. */
    private static boolean matches(MediaRange declared, MediaRange mediaType) {
        boolean suffix = declared.subtype().startsWith(ANY_WITH_SUFFIX)
                && (!mediaType.isConcrete() || mediaType.subtype().endsWith(declared.subtype().substring(1)))
                && (isOfAnyType(declared) || mediaType.isWildcardType() || declared.type().equals(mediaType.type()));
        return suffix || declared.compatible(mediaType);
    }

    private static boolean isOfAnyType(MediaRange declared) {
        return declared.type().equals(ANY_TYPE);
    }
}
