package dev.straightway.runtime.provider;

import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import jakarta.ws.rs.ConstrainedTo;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.ext.ExceptionMapper;

/**
 * A provider with the contracts that it is registered for: a class, one method of a class, or a class
 * on the terms of another extension. Its instance is made when it is
 * first used, once (§4.1).
 */
public final class Registration {

    private final Class<?> type;
    private final Supplier<?> source;
    private final Map<Class<?>, Integer> contracts;
    private final Traits traits;
    /** What it maps; {@code null} for all but mappers of exceptions. */
    private final Class<?> exception;
    private final Handled handled;
    private volatile Object instance;

    /**
     * @param source makes the instance
     * @param contracts the priority of each contract
     */
    Registration(Class<?> type, Supplier<?> source, Map<Class<?>, Integer> contracts) {
        this.type = type;
        this.source = source;
        this.contracts = Map.copyOf(contracts);
        this.traits = Traits.of(type);
        this.handled = Handled.BY_CLASS;
        this.exception = contracts.containsKey(ExceptionMapper.class) ? TypeArguments.first(type, ExceptionMapper.class) : null;
    }

    /** @param exception what the method maps; {@code null} for a filter */
    Registration(ProviderMethod method, Class<?> exception) {
        this.type = method.type();
        this.source = method.source();
        this.contracts = Map.of(method.contract(), method.priority());
        this.traits = method.traits();
        this.exception = exception;
        this.handled = Handled.BY_CLASS;
    }

    Registration(GivenClass given) {
        this.type = given.type();
        this.source = given.source();
        this.contracts = Map.of(given.contract(), given.priority());
        this.traits = given.traits();
        this.handled = given.handled();
        this.exception = given.contract() == ExceptionMapper.class ? handled.type(type, ExceptionMapper.class) : null;
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

    /** {@return for which requests it is asked, and when} */
    Traits traits() {
        return traits;
    }

    /** {@return the names of its name bindings; empty for a provider that is bound to everything} */
    public Set<String> bindings() {
        return traits.bindings();
    }

    /** {@return the class of the exceptions that it maps; {@code null} if it maps none} */
    Class<?> exception() {
        return exception;
    }

    /** {@return what it handles, where that isn't told by its class} */
    Handled handled() {
        return handled;
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
