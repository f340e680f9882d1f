package dev.straightway.runtime.provider;

import java.util.LinkedHashMap;
import java.util.Map;

import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.FeatureContext;

/** What a feature registers with (§5.1). */
final class RegisteringContext implements FeatureContext {

    private final Registrations registrations;

    RegisteringContext(Registrations registrations) {
        this.registrations = registrations;
    }

    @Override
    public Configuration getConfiguration() {
        return registrations;
    }

    @Override
    public FeatureContext property(String name, Object value) {
        registrations.property(name, value);
        return this;
    }

    @Override
    public FeatureContext register(Class<?> componentClass) {
        registrations.add(componentClass);
        return this;
    }

    @Override
    public FeatureContext register(Class<?> componentClass, int priority) {
        registrations.add(componentClass, Registrations.priorities(componentClass, priority));
        return this;
    }

    @Override
    public FeatureContext register(Class<?> componentClass, Class<?>... contracts) {
        registrations.add(componentClass, byClass(componentClass, contracts));
        return this;
    }

    @Override
    public FeatureContext register(Class<?> componentClass, Map<Class<?>, Integer> contracts) {
        registrations.add(componentClass, contracts);
        return this;
    }

    @Override
    public FeatureContext register(Object component) {
        registrations.addInstance(component);
        return this;
    }

    @Override
    public FeatureContext register(Object component, int priority) {
        registrations.addInstance(component, Registrations.priorities(component.getClass(), priority));
        return this;
    }

    @Override
    public FeatureContext register(Object component, Class<?>... contracts) {
        registrations.addInstance(component, byClass(component.getClass(), contracts));
        return this;
    }

    @Override
    public FeatureContext register(Object component, Map<Class<?>, Integer> contracts) {
        registrations.addInstance(component, contracts);
        return this;
    }

    private static Map<Class<?>, Integer> byClass(Class<?> type, Class<?>... contracts) {
        if (contracts == null || contracts.length == 0) {
            return Registrations.priorities(type, null);
        }
        Map<Class<?>, Integer> chosen = new LinkedHashMap<>();
        for (Class<?> contract : contracts) {
            chosen.put(contract, Registrations.priority(type));
        }
        return chosen;
    }
}
