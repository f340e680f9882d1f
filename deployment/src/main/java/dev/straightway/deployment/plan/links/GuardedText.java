package dev.straightway.deployment.plan.links;

import java.util.List;
import java.util.stream.Collectors;

import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.ResourceMethod;

/** Names methods as security extensions know them: by the classes that declare them. */
final class GuardedText {

    private GuardedText() {
    }

    /** {@return the methods of a way, as {@code LinkAccess} reads them} */
    static String of(List<ResourceMethod> steps) {
        return steps.stream().map(GuardedText::of).collect(Collectors.joining(" "));
    }

    private static String of(ResourceMethod method) {
        return method.marked().stream().map(GuardedText::of).collect(Collectors.joining("|"));
    }

    private static String of(MethodInfo method) {
        return method.declaringClass().name() + "#" + method.name() + method.parameterTypes().stream()
                .map(type -> type.name().toString()).collect(Collectors.joining(",", "(", ")"));
    }
}
