package dev.straightway.deployment.generate;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.links.LinksPlan;
import io.quarkus.gizmo2.Gizmo;

/** Generates classes as bytes: of link interfaces, for the container and the proof, and of invokers once more, to be read. */
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

    /** {@return the implementation of a link interface, and the classes of its links, by their internal names} */
    public static Map<String, byte[]> links(LinksPlan plan) {
        Map<String, byte[]> written = new TreeMap<>();
        new LinkGenerator(
                Gizmo.create((file, bytes) -> written.put(file.substring(0, file.length() - ".class".length()), bytes)))
                .generate(plan);
        return written;
    }
}
