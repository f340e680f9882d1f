package dev.straightway.runtime.recording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.runtime.http.exchange.Admission;
import dev.straightway.runtime.http.secure.Guards;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.MethodSpec;
import io.quarkus.arc.Arc;
import io.quarkus.security.spi.runtime.MethodDescription;

/** Knows what is asked before methods; where there is no security extension nothing is, and none of its classes is loaded. */
final class Admissions {

    private final Map<MethodSpec, Admission> byMethod = new HashMap<>();

    Admissions(List<GuardedSpec> guarded) {
        if (!guarded.isEmpty()) {
            Guards guards = Arc.container().instance(Guards.class).get();
            guarded.forEach(one -> byMethod.put(one.method(), guards.of(one.declared().stream()
                    .map(Admissions::description).toList())));
        }
    }

    private static MethodDescription description(MethodSpec method) {
        return new MethodDescription(method.className(), method.name(), method.parameterTypes().toArray(String[]::new));
    }

    /** {@return what is asked before a method; {@code null} if nothing is} */
    Admission of(MethodSpec method) {
        return byMethod.isEmpty() ? null : byMethod.get(method);
    }

    /** {@return the instances of a method, those alone that an interceptor checks where arguments are checked} */
    Instances checked(MethodSpec method, Instances instances) {
        return checksArguments(method) ? new InterceptedInstance(instances) : instances;
    }

    /** {@return whether an interceptor checks the arguments of a method} */
    boolean checksArguments(MethodSpec method) {
        Admission admission = of(method);
        return admission != null && admission.checksArguments();
    }
}
