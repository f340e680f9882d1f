package dev.straightway.deployment.types;

import java.util.List;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.runtime.negotiation.MediaRange;

/** Knows which types are declared for XML, in the way of JAXB. */
public final class Xml {

    private static final List<DotName> DECLARING = List.of(
            DotName.createSimple("jakarta.xml.bind.annotation.XmlRootElement"),
            DotName.createSimple("jakarta.xml.bind.annotation.XmlType"));

    private Xml() {
    }

    /** {@return whether a type, or the element of a collection, is declared for XML} */
    public static boolean isFor(Type type, IndexView index) {
        Type element = type.kind() == Type.Kind.PARAMETERIZED_TYPE ? type.asParameterizedType().arguments().get(0) : type;
        ClassInfo declaration = index.getClassByName(element.name());
        return declaration != null && DECLARING.stream().anyMatch(declaration::hasDeclaredAnnotation);
    }

    /** {@return whether a media type is one of XML} */
    public static boolean is(MediaRange mediaType) {
        String subtype = mediaType.subtype();
        return (subtype.equals("xml") && (mediaType.type().equals("application") || mediaType.type().equals("text")))
                || mediaType.type().equals("application") && subtype.endsWith("+xml");
    }

    /** {@return whether one of some media types is one of XML; those that are malformed aren't} */
    public static boolean isAmong(List<String> mediaTypes) {
        return mediaTypes.stream().anyMatch(type -> {
            try {
                MediaRange range = MediaRange.parse(type);
                return range.isConcrete() && is(range);
            } catch (IllegalArgumentException malformed) {
                return false; // the check says what is wrong with it
            }
        });
    }

    /** {@return whether anything is} */
    public static boolean isUsed(IndexView index) {
        return DECLARING.stream().anyMatch(annotation -> !index.getAnnotations(annotation).isEmpty());
    }
}
