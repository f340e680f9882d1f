package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.RestLink;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.WholeTemplate;
import dev.straightway.runtime.hal.EntityLink;
import dev.straightway.runtime.hal.LinkedMethod;
import dev.straightway.runtime.hal.LinkedMethod.Headers;
import dev.straightway.runtime.routing.PathTemplate;

/** Plans the links that entities have: one for each resource method with {@code @RestLink}. */
public final class EntityLinkPlanner {

    private EntityLinkPlanner() {
    }

    /** {@return the links; where the entity lacks a property that one needs, the application has a problem} */
    public static List<EntityLink> links(RestApplication application) {
        return application.resources().stream()
                .flatMap(type -> type.methods().stream().flatMap(method -> link(type, method, application.index()))).toList();
    }

    private static Stream<EntityLink> link(ResourceClass type, ResourceMethod method, IndexView index) {
        return RestLink.on(method, index).stream().map(link -> {
            PathTemplate path = WholeTemplate.of(type, method);
            Map<String, String> properties = new TreeMap<>();
            path.variables().forEach(variable -> link.property(variable, index)
                    .ifPresent(property -> properties.put(variable, property)));
            return new EntityLink(link.entity().toString(), link.rel(), link.title(), link.type(), path.text(), properties);
        });
    }

    /** {@return the methods whose answers have links by annotations of the application} */
    public static List<LinkedMethod> methods(RestApplication application) {
        return application.allClasses().flatMap(type -> type.methods().stream())
                .flatMap(method -> linked(method, application.index())).distinct().toList();
    }

    private static Stream<LinkedMethod> linked(ResourceMethod method, IndexView index) {
        Headers headers = headers(method);
        boolean own = method.marked().stream().anyMatch(one -> one.hasDeclaredAnnotation(RestLink.OWN));
        if (headers == Headers.NONE && !own) {
            return Stream.empty();
        }
        String entity = RestLink.on(method, index).map(RestLink::entity)
                .orElseGet(() -> RestLink.entity(Results.of(method).entity())).toString();
        return Stream.of(new LinkedMethod(name(method), entity, headers));
    }

    private static Headers headers(ResourceMethod method) {
        return Stream.concat(method.marked().stream(),
                Stream.concat(method.marked().stream().map(MethodInfo::declaringClass), Stream.of(method.owner())))
                .map(one -> one.declaredAnnotation(RestLink.INJECT)).filter(annotation -> annotation != null).findFirst()
                .map(EntityLinkPlanner::headers).orElse(Headers.NONE);
    }

    private static Headers headers(AnnotationInstance annotation) {
        return Optional.ofNullable(annotation.value()).map(value -> Headers.valueOf(value.asEnum())).orElse(Headers.TYPE);
    }

    private static String name(ResourceMethod method) {
        return method.declaration().parameterTypes().stream().map(Type::name).map(DotName::toString)
                .collect(Collectors.joining(",", method.owner().name() + "#" + method.declaration().name() + "(", ")"));
    }
}
