package dev.straightway.deployment.reach.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.deployment.reach.code.Method;

/**
 * Is all that a walk depends on beside its routes: the application, and each answer of the container, as it was asked.
 * <p>
 * A walk does the same again when it reads the same and is told the same. So the answers are kept with their questions, and
 * asked again to find out whether they still hold. Used by one thread.
 */
final class Grounds implements Beans {

    private final Application application;
    private final Map<InjectionPoint, Optional<Resolution>> resolutions = new HashMap<>();
    private final Map<Method, List<Method>> arounds = new HashMap<>();

    Grounds(Application application) {
        this.application = application;
    }

    @Override
    public Optional<Resolution> at(InjectionPoint point) {
        return resolutions.computeIfAbsent(point, application.beans()::at);
    }

    @Override
    public List<Method> around(Method method) {
        return arounds.computeIfAbsent(method, key -> List.copyOf(application.beans().around(key)));
    }

    /** {@return whether a walk of an application would be the one that asked here} */
    boolean hold(Application now) {
        return application.mostMethods() == now.mostMethods() && application.judgements().equals(now.judgements())
                && resolutions.entrySet().stream().allMatch(one -> now.beans().at(one.getKey()).equals(one.getValue()))
                && arounds.entrySet().stream().allMatch(one -> now.beans().around(one.getKey()).equals(one.getValue()))
                && application.classes().gives(now.classes());
    }
}
