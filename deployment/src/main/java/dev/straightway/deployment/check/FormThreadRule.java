package dev.straightway.deployment.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.FormObjects;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/** STW-136: a form of several parts isn't written on the event loop, where the files among them would be read. */
final class FormThreadRule implements MethodRule {

    private static final String PACKAGE = "io.smallrye.common.annotation.";
    private static final String NON_BLOCKING = PACKAGE + "NonBlocking";
    private static final List<String> THREADS = List.of(PACKAGE + "RunOnVirtualThread", PACKAGE + "Blocking", NON_BLOCKING,
            "jakarta.transaction.Transactional");

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (isForm(application, method) && isOnEventLoop(application, method)) {
            problems.add("STW-136", method,
                    "the parts of a form may be files, and are written on the event loop. Add @Blocking.");
        }
    }

    private static boolean isForm(RestApplication application, ResourceMethod method) {
        Results results = Results.of(method);
        return results.hasValue() && method.produces().stream().map(MediaTypes::parse).flatMap(Optional::stream)
                .anyMatch(FormObjects::is)
                && (isMade(results.entity(), new Entities(application.index()))
                        || FormObjects.isFor(results.entity(), application.index()));
    }

    private static boolean isMade(Type entity, Entities entities) {
        return !Entities.isUnknown(entity) && entities.isSpecial(entity);
    }

    private static boolean isOnEventLoop(RestApplication application, ResourceMethod method) {
        Set<String> onApplication = application.declaration().stream().flatMap(type -> type.declaredAnnotations().stream())
                .map(annotation -> annotation.name().toString()).collect(Collectors.toSet());
        return Stream.of(method.onMethod(), method.onClass(), onApplication)
                .flatMap(place -> THREADS.stream().filter(place::contains).limit(1)).findFirst()
                .map(NON_BLOCKING::equals).orElse(Results.of(method).completion() != Completion.NOW);
    }
}
