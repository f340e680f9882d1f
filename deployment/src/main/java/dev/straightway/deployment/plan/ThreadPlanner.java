package dev.straightway.deployment.plan;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Threads;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/** Plans which thread calls a method, by {@link Threads}; for plain signatures {@link ThreadProver} may know better. */
final class ThreadPlanner {

    private static final Set<String> PERMISSIONS = Set.of("io.quarkus.security.PermissionsAllowed",
            "io.quarkus.security.PermissionsAllowed$List");

    private final Threads threads;

    ThreadPlanner(Optional<ClassInfo> application) {
        this.threads = new Threads(application);
    }

    ThreadPlan plan(ResourceMethod method) {
        return threads.named(method).map(ThreadPlanner::byAnnotation)
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

    private static ThreadPlan byAnnotation(Threads.Named named) {
        return by(Ground.ANNOTATION, named.thread(), "@" + simple(named.annotation()) + " on " + named.place()
                + (named.thread() == ThreadModel.VIRTUAL ? "; a worker where the JVM has no virtual threads" : ""));
    }

    private static Optional<ThreadPlan> transactional(ResourceMethod method) {
        return Threads.isTransactional(method)
                ? Optional.of(by(Ground.TRANSACTION, ThreadModel.WORKER, "@Transactional: transactions block"))
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

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
