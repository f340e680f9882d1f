package dev.straightway.deployment.generate;

import java.util.HashMap;
import java.util.Map;

import dev.straightway.deployment.plan.InvokerPlan;
import io.quarkus.gizmo2.Gizmo;

/** Generates a class once more, for people who want to read it: the plan alone decides what is in it. */
public final class GeneratedBytes {

    private GeneratedBytes() {
    }

    /** {@return the class that calls a resource method} */
    public static byte[] invoker(InvokerPlan plan) {
        Map<String, byte[]> written = new HashMap<>();
        new InvokerGenerator(Gizmo.create(written::put)).generate(plan);
        byte[] invoker = written.get(plan.invoker().replace('.', '/') + ".class");
        if (invoker == null) {
            throw new IllegalStateException(plan.invoker() + " isn't among " + written.keySet());
        }
        return invoker;
    }
}
