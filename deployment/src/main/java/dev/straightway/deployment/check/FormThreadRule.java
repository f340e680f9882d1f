package dev.straightway.deployment.check;

import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.FormObjects;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Threads;

/** STW-136: a form of several parts isn't written on the event loop, where the files among them would be read. */
final class FormThreadRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (isForm(application, method) && new Threads(application.declaration()).isOnEventLoop(method)) {
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
}
