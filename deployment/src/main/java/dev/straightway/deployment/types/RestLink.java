package dev.straightway.deployment.types;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;

/**
 * What {@code @RestLink} says of a resource method: objects of a class have a link to it.
 *
 * @param entity the name of the class; {@code void} or {@code Object} where nothing tells it
 * @param rel the relation of the link
 * @param title the title of the link; empty for none
 * @param type the media type of the link; empty for none
 */
public record RestLink(DotName entity, String rel, String title, String type) {

    /** The annotation that applications import. */
    public static final DotName OWN = DotName.createSimple("dev.straightway.links.rest.RestLink");

    /** The one that REST Data names, whose class isn't in the application. */
    public static final DotName NAME = DotName.createSimple("io.quarkus.resteasy.reactive.links.RestLink");

    /** Says that the answers of a method have links as headers. */
    public static final DotName INJECT = DotName.createSimple("dev.straightway.links.rest.InjectRestLinks");

    private static final Map<String, String> USUAL = Map.of("POST", "add", "PUT", "update", "DELETE", "remove");
    private static final DotName OBJECT = DotName.createSimple(Object.class.getName());

    /** {@return what the annotation says of a method; empty without it} */
    public static Optional<RestLink> on(ResourceMethod method, IndexView index) {
        return method.marked().stream().flatMap(one -> Stream.of(OWN, NAME).map(one::declaredAnnotation))
                .filter(annotation -> annotation != null).findFirst().map(annotation -> of(annotation, method, index));
    }

    private static RestLink of(AnnotationInstance annotation, ResourceMethod method, IndexView index) {
        Type returned = Results.of(method).entity();
        String rel = text(annotation.value("rel"));
        AnnotationValue entity = annotation.value("entityType");
        return new RestLink(
                entity == null || entity.asClass().name().equals(OBJECT) ? entity(returned) : entity.asClass().name(),
                rel.isEmpty() ? usualRel(method, returned, index) : rel, text(annotation.value("title")),
                text(annotation.value("type")));
    }

    private static String text(AnnotationValue value) {
        return value == null ? "" : value.asString();
    }

    /** {@return the class of the objects that a method returns, one by one} */
    public static DotName entity(Type returned) {
        if (returned.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            List<Type> arguments = returned.asParameterizedType().arguments();
            return arguments.size() == 1 ? arguments.get(0).name() : returned.name();
        }
        return returned.kind() == Type.Kind.ARRAY ? returned.asArrayType().elementType().name() : returned.name();
    }

    private static String usualRel(ResourceMethod method, Type returned, IndexView index) {
        String request = method.httpMethods().isEmpty() ? "" : method.httpMethods().get(0);
        if (request.equals("GET")) {
            return CollectionTypes.contain(returned.name(), index) ? "list" : "self";
        }
        return USUAL.getOrDefault(request, method.declaration().name());
    }

    /** {@return whether anything tells the class of the objects that have the link} */
    public boolean isKnown(IndexView index) {
        return !entity.equals(OBJECT) && index.getClassByName(entity) != null;
    }

    /** {@return the property of the entity that is the value of a variable} */
    public Optional<String> property(String variable, IndexView index) {
        return EntityProperties.of(entity, variable, index);
    }
}
