package dev.straightway.deployment.scan;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget.Kind;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

/**
 * Tells what a parameter without annotation takes, as Quarkus REST reads it, in this order: a context, an object of a class
 * with annotated members as if by {@code @BeanParam}, a variable of the path that has its name. Anything else is the entity.
 */
final class Unannotated {

    private static final Set<DotName> CONTEXTS = Set.of(
            DotName.createSimple("jakarta.ws.rs.core.UriInfo"),
            DotName.createSimple("jakarta.ws.rs.core.HttpHeaders"),
            DotName.createSimple("jakarta.ws.rs.core.Request"),
            DotName.createSimple("jakarta.ws.rs.core.SecurityContext"),
            DotName.createSimple("jakarta.ws.rs.core.Configuration"),
            DotName.createSimple("jakarta.ws.rs.ext.Providers"),
            DotName.createSimple("jakarta.ws.rs.container.ResourceContext"),
            DotName.createSimple("jakarta.ws.rs.container.ResourceInfo"),
            DotName.createSimple("jakarta.ws.rs.sse.Sse"),
            DotName.createSimple("jakarta.ws.rs.sse.SseEventSink"),
            DotName.createSimple("org.jboss.resteasy.reactive.server.SimpleResourceInfo"),
            DotName.createSimple("org.jboss.resteasy.reactive.server.spi.ServerRequestContext"),
            DotName.createSimple("io.vertx.ext.web.RoutingContext"),
            DotName.createSimple("io.vertx.core.http.HttpServerRequest"),
            DotName.createSimple("io.vertx.core.http.HttpServerResponse"));

    /** What makes the class of a field or method one whose objects take parts of a request. */
    private static final List<DotName> OF_MEMBERS = Stream.of(Names.TEXTS.keySet().stream(),
            Names.MORE_TEXTS.keySet().stream(),
            Stream.of(Names.BEAN_PARAM, Names.CONTEXT, Names.DEFAULT_VALUE, Names.SUSPENDED)).flatMap(names -> names).toList();

    private final IndexView index;

    Unannotated(IndexView index) {
        this.index = index;
    }

    static boolean isContext(Type type) {
        return type.kind() == Type.Kind.CLASS && CONTEXTS.contains(type.name());
    }

    /** Only what the class itself declares counts. */
    boolean isBean(Type type) {
        ClassInfo declaration = type.kind() == Type.Kind.CLASS ? index.getClassByName(type.name()) : null;
        return declaration != null && OF_MEMBERS.stream().map(declaration.annotationsMap()::get)
                .anyMatch(found -> found != null && found.stream().anyMatch(Unannotated::isOnMember));
    }

    private static boolean isOnMember(AnnotationInstance annotation) {
        return annotation.target().kind() == Kind.FIELD || annotation.target().kind() == Kind.METHOD;
    }

    static boolean isVariable(String name, String template) {
        return Pattern.compile("\\{\\s*" + Pattern.quote(name) + "\\s*[:}]").matcher(template).find();
    }
}
