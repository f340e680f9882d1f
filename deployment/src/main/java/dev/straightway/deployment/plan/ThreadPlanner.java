package dev.straightway.deployment.plan;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/**
 * Plans which thread calls a method: the annotation nearest to the method wins, then those of the Application, then
 * {@code @Transactional}, then the signature. That is what Quarkus REST does; for plain signatures {@link ThreadProver} may
 * know better.
 */
final class ThreadPlanner {

    private static final String TRANSACTIONAL = "jakarta.transaction.Transactional";
    private static final Set<String> PERMISSIONS = Set.of("io.quarkus.security.PermissionsAllowed",
            "io.quarkus.security.PermissionsAllowed$List");
    private static final Map<String, ThreadModel> ANNOTATIONS = annotations();

    private final Set<String> onApplication;

    ThreadPlanner(Optional<ClassInfo> application) {
        this.onApplication = application.stream().flatMap(type -> type.declaredAnnotations().stream())
                .map(annotation -> annotation.name().toString()).collect(Collectors.toSet());
    }

    ThreadPlan plan(ResourceMethod method) {
        return named(method.onMethod(), "the method")
                .or(() -> named(method.onClass(), "the class"))
                .or(() -> named(onApplication, "the Application"))
                .map(named -> permitted(named, method))
                .or(() -> transactional(method))
                .orElseGet(() -> bySignature(method));
    }

    /** Whether a permission takes arguments is known when the application starts. */
    private static ThreadPlan permitted(ThreadPlan named, ResourceMethod method) {
        boolean mayWait = named.value() == ThreadModel.EVENT_LOOP
                && Stream.concat(method.onMethod().stream(), method.onClass().stream()).anyMatch(PERMISSIONS::contains)
                && Results.of(method.returnType()).completion() == Completion.NOW;
        return mayWait ? by(named.ground(), named.value(), named.why() + "; a worker if a permission takes arguments") : named;
    }

    private static Optional<ThreadPlan> named(Set<String> annotations, String place) {
        return ANNOTATIONS.entrySet().stream().filter(entry -> annotations.contains(entry.getKey())).findFirst()
                .map(entry -> by(Ground.ANNOTATION, entry.getValue(), "@" + simple(entry.getKey()) + " on " + place
                        + (entry.getValue() == ThreadModel.VIRTUAL ? "; a worker where the JVM has no virtual threads" : "")));
    }

    private static Optional<ThreadPlan> transactional(ResourceMethod method) {
        boolean found = method.onMethod().contains(TRANSACTIONAL) || method.onClass().contains(TRANSACTIONAL);
        return found ? Optional.of(by(Ground.TRANSACTION, ThreadModel.WORKER, "@Transactional: transactions block"))
                : Optional.empty();
    }

    private static ThreadPlan bySignature(ResourceMethod method) {
        if (method.isLocator()) {
            return by(Ground.LOCATOR, ThreadModel.WORKER, "a locator may block, and no annotation says otherwise");
        }
        return Results.of(method.returnType()).completion() == Completion.NOW
                ? by(Ground.PLAIN, ThreadModel.WORKER, "a plain signature may block, and no annotation says otherwise")
                : by(Ground.ASYNCHRONOUS, ThreadModel.EVENT_LOOP, "the return type " + method.returnType().name()
                        + " is asynchronous");
    }

    private static ThreadPlan by(Ground ground, ThreadModel thread, String why) {
        return new ThreadPlan(thread, why, ground, Optional.empty());
    }

    /** In the order in which they win on the same element. */
    private static Map<String, ThreadModel> annotations() {
        Map<String, ThreadModel> annotations = new LinkedHashMap<>();
        annotations.put("io.smallrye.common.annotation.RunOnVirtualThread", ThreadModel.VIRTUAL);
        annotations.put("io.smallrye.common.annotation.Blocking", ThreadModel.WORKER);
        annotations.put("io.smallrye.common.annotation.NonBlocking", ThreadModel.EVENT_LOOP);
        return annotations;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
