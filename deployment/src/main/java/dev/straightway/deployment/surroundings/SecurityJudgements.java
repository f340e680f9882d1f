package dev.straightway.deployment.surroundings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/**
 * Tells what code of Quarkus Security doesn't block: only in an application in which it calls nobody's code, and in which the
 * identity is known before a route is called.
 */
public final class SecurityJudgements {

    private static final String REASON = "compares roles in memory: the user is known before the route is called";
    private static final String IDENTIFIED = "the user is known before the route is called";
    private static final String INTERCEPTORS = "io.quarkus.security.runtime.interceptor.";
    /** Methods whose permissions are checked have an interceptor for that as well. */
    private static final List<String> OF_ROLES = Stream.of("RolesAllowed", "Authenticated", "DenyAll", "PermitAll")
            .map(name -> INTERCEPTORS + name + "Interceptor#intercept").toList();
    private static final String PASSED = "dev.straightway.runtime.http.secure.PassedCheck#intercept";
    private static final String ANY_CHECK = INTERCEPTORS + "SecurityHandler#handle";
    private static final String PROXY = "io.quarkus.security.runtime.SecurityIdentityProxy#";
    /** What the injected identity asks that of the request for, and doesn't wait. */
    private static final List<String> ASKED = List.of(PROXY + "getPrincipal -> java.security.Principal", PROXY + "isAnonymous",
            PROXY + "getRoles", PROXY + "hasRole");
    private static final String ROLE = "jakarta.ws.rs.core.SecurityContext#isUserInRole";
    private static final DotName IDENTITY = DotName.createSimple("io.quarkus.security.identity.SecurityIdentity");
    private static final DotName ASSOCIATION = DotName.createSimple("io.quarkus.security.identity.CurrentIdentityAssociation");
    /** Says whether anything is checked at all; the interceptors ask it. */
    private static final DotName CONTROLLER = DotName
            .createSimple("io.quarkus.security.spi.runtime.AuthorizationController");
    private static final DotName CONTEXT = DotName.createSimple("jakarta.ws.rs.core.SecurityContext");
    private static final List<DotName> PERMISSIONS = Stream.of("PermissionsAllowed", "PermissionsAllowed$List",
            "PermissionChecker").map(name -> DotName.createSimple("io.quarkus.security." + name)).toList();
    private static final List<DotName> OBSERVERS = Stream.of("Observes", "ObservesAsync")
            .map(name -> DotName.createSimple("jakarta.enterprise.event." + name)).toList();
    private static final List<String> EVENTS = List.of("io.quarkus.security.", "io.quarkus.vertx.http.", "java.lang.Object");

    private SecurityJudgements() {
    }

    /**
     * Code that doesn't block.
     *
     * @param pattern of its name
     * @param reason why it doesn't
     * @param calls whether it may call back what it is given
     */
    public record Judged(String pattern, String reason, boolean calls) {
    }

    /** {@return the judgements where nobody is authenticated} */
    public static List<Judged> ofNoUser() {
        return List.of(new Judged(ROLE, "there is no user", false));
    }

    /**
     * {@return the judgements, none if code of the application may be called or somebody be authenticated in between}
     *
     * @param own the application's classes, whatever package they are in
     */
    public static List<Judged> of(IndexView index, IndexView own, boolean proactive) {
        if (!proactive || isReplaced(index, own, IDENTITY, ASSOCIATION)) {
            return List.of();
        }
        List<Judged> judgements = new ArrayList<>();
        if (!isReplaced(index, own, CONTEXT)) { // a filter may set a context of the application as a user that isn't known yet
            ASKED.forEach(pattern -> judgements.add(new Judged(pattern, IDENTIFIED, false)));
        }
        judgements.add(new Judged(ROLE, IDENTIFIED, false));
        if (!tellsOthers(index)) {
            List<String> harmless = new ArrayList<>(List.of(PASSED));
            if (!isReplaced(index.getAllKnownSubclasses(CONTROLLER), own)) {
                harmless.addAll(OF_ROLES);
            }
            if (PERMISSIONS.stream().allMatch(name -> index.getAnnotations(name).isEmpty())) {
                harmless.add(ANY_CHECK);
            }
            harmless.forEach(pattern -> judgements.add(new Judged(pattern, REASON, true)));
        }
        return judgements;
    }

    private static boolean isReplaced(IndexView index, IndexView own, DotName... types) {
        return isReplaced(Stream.of(types).flatMap(type -> index.getAllKnownImplementations(type).stream()).toList(), own);
    }

    private static boolean isReplaced(Collection<ClassInfo> classes, IndexView own) {
        return classes.stream().map(ClassInfo::name).anyMatch(name -> own.getClassByName(name) != null
                || !name.toString().startsWith("io.quarkus.") && !name.toString().startsWith("dev.straightway.runtime."));
    }

    private static boolean tellsOthers(IndexView index) {
        return OBSERVERS.stream().flatMap(name -> index.getAnnotations(name).stream())
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
