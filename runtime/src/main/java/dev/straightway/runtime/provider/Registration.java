package dev.straightway.runtime.provider;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

import jakarta.ws.rs.ConstrainedTo;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.PreMatching;

/**
 * A provider with the contracts that it is registered for. Its instance is made when it is first used, once (§4.1).
 */
public final class Registration {

    private final Class<?> type;
    private final Supplier<?> source;
    private final Map<Class<?>, Integer> contracts;
    private final Set<String> bindings;
    private final int order;
    private volatile Object instance;

    /**
     * @param source makes the instance
     * @param contracts the priority of each contract
     * @param order its place among all registrations, for those of equal priority
     */
    Registration(Class<?> type, Supplier<?> source, Map<Class<?>, Integer> contracts, int order) {
        this.type = type;
        this.source = source;
        this.contracts = Map.copyOf(contracts);
        this.bindings = bindings(type);
        this.order = order;
    }

    /** {@return the names of the annotations that bind a class or method to providers (§6.5.2)} */
    static Set<String> bindings(Class<?> type) {
        Set<String> names = new TreeSet<>();
        for (Annotation annotation : type.getAnnotations()) {
            if (annotation.annotationType().isAnnotationPresent(NameBinding.class)) {
                names.add(annotation.annotationType().getName());
            }
        }
        return names;
    }

    /** {@return whether a class may be a provider of a server (§10.1)} */
    static boolean servesServers(Class<?> type) {
        ConstrainedTo constraint = type.getAnnotation(ConstrainedTo.class);
        return constraint == null || constraint.value() == RuntimeType.SERVER;
    }

    public Class<?> type() {
        return type;
    }

    /** {@return the contracts with their priorities} */
    public Map<Class<?>, Integer> contracts() {
        return contracts;
    }

    public boolean isFor(Class<?> contract) {
        return contracts.containsKey(contract);
    }

    int priority(Class<?> contract) {
        return contracts.get(contract);
    }

    int order() {
        return order;
    }

    boolean isPreMatching() {
        return type.isAnnotationPresent(PreMatching.class);
    }

    /** {@return the names of its name bindings; empty for a provider that is bound to everything} */
    public Set<String> bindings() {
        return bindings;
    }

    /** {@return the one instance} */
    public Object instance() {
        Object present = instance;
        return present == null ? make() : present;
    }

    private synchronized Object make() {
        if (instance == null) {
            instance = source.get();
        }
        return instance;
    }
}
