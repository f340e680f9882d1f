package dev.straightway.deployment;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/**
 * Tells what code of Quarkus Security doesn't block: only in an application in which it calls nobody's code, and in which the
 * identity is known before a route is called.
 */
final class SecurityJudgements {

    private static final String REASON = "compares roles in memory: the user is known before the route is called";
    private static final List<String> PLAIN = List.of("io.quarkus.security.runtime.interceptor.SecurityHandler#handle",
            "dev.straightway.runtime.http.secure.PassedCheck#mark");
    private static final DotName IDENTITY = DotName.createSimple("io.quarkus.security.identity.SecurityIdentity");
    private static final DotName ASSOCIATION = DotName.createSimple("io.quarkus.security.identity.CurrentIdentityAssociation");
    private static final List<DotName> PERMISSIONS = Stream.of("PermissionsAllowed", "PermissionsAllowed$List",
            "PermissionChecker").map(name -> DotName.createSimple("io.quarkus.security." + name)).toList();
    private static final List<DotName> OBSERVERS = Stream.of("Observes", "ObservesAsync")
            .map(name -> DotName.createSimple("jakarta.enterprise.event." + name)).toList();
    private static final List<String> EVENTS = List.of("io.quarkus.security.", "io.quarkus.vertx.http.", "java.lang.Object");

    private SecurityJudgements() {
    }

    /** {@return the judgements, none if code of the application may be called or somebody be authenticated in between} */
    static List<NonBlockingCodeBuildItem> of(IndexView index, boolean proactive) {
        boolean open = !proactive || mayCallOthers(index);
        return open ? List.of() : PLAIN.stream().map(pattern -> new NonBlockingCodeBuildItem(pattern, REASON)).toList();
    }

    private static boolean mayCallOthers(IndexView index) {
        return Stream.of(IDENTITY, ASSOCIATION).flatMap(type -> index.getAllKnownImplementations(type).stream())
                .anyMatch(type -> !type.name().toString().startsWith("io.quarkus."))
                || PERMISSIONS.stream().anyMatch(name -> !index.getAnnotations(name).isEmpty())
                || OBSERVERS.stream().flatMap(name -> index.getAnnotations(name).stream())
                        .anyMatch(SecurityJudgements::seesEvents);
    }

    private static boolean seesEvents(AnnotationInstance observer) {
        if (observer.target().kind() != AnnotationTarget.Kind.METHOD_PARAMETER) {
            return true;
        }
        String event = observer.target().asMethodParameter().type().name().toString();
        return EVENTS.stream().anyMatch(event::startsWith);
    }
}
