package dev.straightway.deployment.types;

import java.lang.reflect.Modifier;
import java.util.List;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Supertypes;
import dev.straightway.runtime.negotiation.MediaRange;

/** Knows which types are written as a form, because their fields are declared to be its parts. */
public final class FormObjects {

    private static final List<DotName> DECLARING = List.of(
            DotName.createSimple("org.jboss.resteasy.reactive.RestForm"), DotName.createSimple("jakarta.ws.rs.FormParam"));

    private FormObjects() {
    }

    /** {@return whether a type has fields that are parts} */
    public static boolean isFor(Type type, IndexView index) {
        ClassInfo declaration = index.getClassByName(type.name());
        return declaration != null && Supertypes.classes(declaration, index).stream()
                .flatMap(above -> above.fields().stream()).anyMatch(FormObjects::isPart);
    }

    private static boolean isPart(FieldInfo field) {
        return !Modifier.isStatic(field.flags()) && DECLARING.stream().anyMatch(field::hasDeclaredAnnotation);
    }

    /** {@return whether a media type is that of a form with parts} */
    public static boolean is(MediaRange mediaType) {
        return mediaType.type().equals("multipart") && mediaType.subtype().equals("form-data");
    }
}
