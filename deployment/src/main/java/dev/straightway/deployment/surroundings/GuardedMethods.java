package dev.straightway.deployment.surroundings;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.http.handled.ResourceCompiler;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.recording.GuardedSpec;

/** Tells by which names security extensions know the methods of an application: those of the classes that declare them. */
public final class GuardedMethods {

    /** Handlers have no annotations; what holds for all methods holds for them. */
    private static final GuardedSpec HANDLER = new GuardedSpec(ResourceCompiler.HANDLE, List.of(ResourceCompiler.HANDLE));

    private GuardedMethods() {
    }

    public static List<GuardedSpec> of(RestApplication application) {
        return Stream
                .concat(application.allClasses().flatMap(type -> type.methods().stream()).map(GuardedMethods::of).distinct(),
                        Stream.of(HANDLER))
                .toList();
    }

    private static GuardedSpec of(ResourceMethod method) {
        return new GuardedSpec(spec(method.owner().name(), method.declaration()),
                method.marked().stream().map(marked -> spec(marked.declaringClass().name(), marked)).toList());
    }

    private static MethodSpec spec(DotName owner, MethodInfo method) {
        return new MethodSpec(owner.toString(), method.name(),
                method.parameterTypes().stream().map(type -> type.name().toString()).toList());
    }
}
