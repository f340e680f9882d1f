package dev.straightway.deployment.types;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.ClassInfo;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/**
 * Tells which thread annotations and signature ask for: the annotation nearest to the method wins, then those of the
 * Application, then {@code @Transactional}, then the signature. That is what Quarkus REST does.
 */
public final class Threads {

    private static final String TRANSACTIONAL = "jakarta.transaction.Transactional";
    private static final Map<String, ThreadModel> ANNOTATIONS = annotations();

    private final Set<String> onApplication;

    public Threads(Optional<ClassInfo> application) {
        this.onApplication = application.stream().flatMap(type -> type.declaredAnnotations().stream())
                .map(annotation -> annotation.name().toString()).collect(Collectors.toSet());
    }

    /**
     * What an annotation says.
     *
     * @param annotation its name
     * @param place where it stands, for people
     */
    public record Named(String annotation, ThreadModel thread, String place) {
    }

    /** {@return what the annotation says that wins; empty without one} */
    public Optional<Named> named(ResourceMethod method) {
        return named(method.onMethod(), "the method")
                .or(() -> named(method.onClass(), "the class"))
                .or(() -> named(onApplication, "the Application"));
    }

    private static Optional<Named> named(Set<String> annotations, String place) {
        return ANNOTATIONS.entrySet().stream().filter(entry -> annotations.contains(entry.getKey())).findFirst()
                .map(entry -> new Named(entry.getKey(), entry.getValue(), place));
    }

    /** {@return whether a method has a transaction, in which it blocks} */
    public static boolean isTransactional(ResourceMethod method) {
        return method.onMethod().contains(TRANSACTIONAL) || method.onClass().contains(TRANSACTIONAL);
    }

    /** {@return whether a resource method is on the event loop whatever is proven} */
    public boolean isOnEventLoop(ResourceMethod method) {
        return named(method).map(named -> named.thread() == ThreadModel.EVENT_LOOP)
                .orElseGet(() -> !isTransactional(method) && Results.of(method.returnType()).completion() != Completion.NOW);
    }

    /** In the order in which they win on the same element. */
    private static Map<String, ThreadModel> annotations() {
        Map<String, ThreadModel> annotations = new LinkedHashMap<>();
        annotations.put("io.smallrye.common.annotation.RunOnVirtualThread", ThreadModel.VIRTUAL);
        annotations.put("io.smallrye.common.annotation.Blocking", ThreadModel.WORKER);
        annotations.put("io.smallrye.common.annotation.NonBlocking", ThreadModel.EVENT_LOOP);
        return annotations;
    }
}
