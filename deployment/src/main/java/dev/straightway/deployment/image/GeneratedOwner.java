package dev.straightway.deployment.image;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;
import io.quarkus.deployment.GeneratedClassGizmo2Adaptor;

/** Knows for which class each class was generated: the two must be loaded by the same class loader. */
public final class GeneratedOwner implements Predicate<String> {

    private final Set<String> generated;
    private final Map<String, String> owners = new HashMap<>();

    /** @param generated the names of resources that other extensions generate, which Quarkus takes for the application's */
    public GeneratedOwner(Plan plan, JsonPlan json, Set<String> generated) {
        this.generated = generated;
        plan.allInvokers().forEach(invoker -> owners.put(invoker.invoker(), invoker.call().owner()));
        plan.beans().forEach(bean -> owners.put(bean.reader(), bean.type()));
        plan.callbacks().forEach(callback -> owners.put(callback.callback(), callback.call().owner()));
        json.generated().forEach(type -> owners.put(type.access().orElseThrow(), type.type()));
        plan.converters().forEach(converter -> owners.put(converter.converter(), converter.type()));
    }

    /**
     * {@return whether a generated class belongs to the application, which dev mode reloads}
     * <p>
     * What makes the instances of all does, since the loader of the application sees the others too.
     */
    @Override
    public boolean test(String name) {
        String owner = owners.get(name);
        return owner == null || owner.startsWith("java.") || generated.contains(owner)
                || GeneratedClassGizmo2Adaptor.isApplicationClass(owner);
    }
}
