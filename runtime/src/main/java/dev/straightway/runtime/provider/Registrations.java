package dev.straightway.runtime.provider;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ExceptionUnwrapStrategy;

/**
 * The providers that are registered so far, as the configuration that features see (§5.1). Filled while the application
 * starts, by one thread.
 */
public final class Registrations implements Configuration {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final Function<Class<?>, ?> maker;
    private final Map<Class<?>, Registration> byType = new LinkedHashMap<>();
    private final List<Registration> methods = new ArrayList<>();
    private final List<Registration> given = new ArrayList<>();
    private final Map<String, List<Registration>> ofResources = new HashMap<>();
    private final Map<Class<?>, ExceptionUnwrapStrategy> unwrapped = new HashMap<>();
    private final Set<Class<?>> registeredClasses = new LinkedHashSet<>();
    private final Set<Object> registeredInstances = new LinkedHashSet<>();
    private final Set<Class<?>> enabledFeatures = new HashSet<>();
    private final Map<String, Object> properties = new HashMap<>();

    /** @param maker makes the instance of a provider class */
    public Registrations(Function<Class<?>, ?> maker) {
        this.maker = maker;
    }

    /** {@return a copy to register more for one resource method} */
    Registrations copy() {
        Registrations copy = new Registrations(maker);
        copy.byType.putAll(byType);
        copy.methods.addAll(methods);
        copy.given.addAll(given);
        copy.registeredClasses.addAll(registeredClasses);
        copy.registeredInstances.addAll(registeredInstances);
        copy.enabledFeatures.addAll(enabledFeatures);
        copy.properties.putAll(properties);
        return copy;
    }

    /** Registers a class for all that it implements. */
    public void add(Class<?> type) {
        if (add(type, () -> maker.apply(type), priorities(type, null))) {
            registeredClasses.add(type);
        }
    }

    /** Registers a class for some of its contracts; priority {@code null} asks for that of the class. */
    void add(Class<?> type, Map<Class<?>, Integer> contracts) {
        if (add(type, () -> maker.apply(type), contracts)) {
            registeredClasses.add(type);
        }
    }

    /** Registers an instance for all that its class implements. */
    public void addInstance(Object instance) {
        addInstance(instance, priorities(instance.getClass(), null));
    }

    void addInstance(Object instance, Map<Class<?>, Integer> contracts) {
        if (add(instance.getClass(), () -> instance, contracts)) {
            registeredInstances.add(instance);
        }
    }

    /** Registers a method of a class. */
    public void add(ProviderMethod method) {
        methods.addAll(registrations(method));
    }

    /** Registers a class for one contract; what else registers it for the same is left out. */
    public void add(GivenClass provider) {
        given.add(new Registration(provider));
        registeredClasses.add(provider.type());
    }

    /** Registers a mapper of the exceptions of one resource class alone. */
    public void add(String resource, ProviderMethod mapper) {
        ofResources.computeIfAbsent(resource, name -> new ArrayList<>()).addAll(registrations(mapper));
    }

    private static List<Registration> registrations(ProviderMethod method) {
        return method.exceptions().isEmpty() ? List.of(new Registration(method, null))
                : method.exceptions().stream().map(exception -> new Registration(method, exception)).toList();
    }

    /** Lets the cause of an exception be mapped in its place. */
    public void unwrap(Class<?> exception, ExceptionUnwrapStrategy strategy) {
        unwrapped.put(exception, strategy);
    }

    /** {@return the mappers of all resources, in the order in which they are asked} */
    ExceptionMappers mappers() {
        return new ExceptionMappers(sorted(ExceptionMapper.class), new Unwrapping(unwrapped));
    }

    /** {@return the mappers that resource classes have for themselves, by the names of the classes} */
    Map<String, ExceptionMappers> ownMappers() {
        Unwrapping unwrapping = new Unwrapping(unwrapped);
        Map<String, ExceptionMappers> own = new HashMap<>();
        for (Map.Entry<String, List<Registration>> mappers : ofResources.entrySet()) {
            own.put(mappers.getKey(), new ExceptionMappers(mappers.getValue(), unwrapping));
        }
        return Map.copyOf(own);
    }

    /** {@return the priorities of a class for everything that it implements} */
    static Map<Class<?>, Integer> priorities(Class<?> type, Integer given) {
        Map<Class<?>, Integer> priorities = new LinkedHashMap<>();
        for (Class<?> contract : Contracts.of(type)) {
            priorities.put(contract, given == null ? priority(type) : given);
        }
        return priorities;
    }

    static int priority(Class<?> type) {
        Priority priority = type.getAnnotation(Priority.class);
        return priority == null ? Priorities.USER : priority.value();
    }

    /** §5.1: a class is registered once; what comes again is left out with a warning. */
    private boolean add(Class<?> type, Supplier<?> source, Map<Class<?>, Integer> contracts) {
        if (byType.containsKey(type)) {
            LOG.warnf("%s is registered already; the second registration is left out", type.getName());
            return false;
        }
        if (!Registration.servesServers(type)) {
            LOG.debugf("%s is for clients only", type.getName());
            return false;
        }
        Map<Class<?>, Integer> fitting = new LinkedHashMap<>();
        boolean isGiven = false;
        for (Map.Entry<Class<?>, Integer> asked : contracts.entrySet()) {
            Class<?> contract = asked.getKey();
            if (isGiven(type, contract)) {
                isGiven = true;
                LOG.debugf("%s is registered as %s by another extension", type.getName(), contract.getName());
            } else if (contract.isAssignableFrom(type) && Contracts.of(type).contains(contract)) {
                fitting.put(contract, asked.getValue());
            } else {
                LOG.warnf("%s is registered as %s, but isn't one", type.getName(), contract.getName());
            }
        }
        if (fitting.isEmpty() && isGiven) {
            return false;
        }
        if (fitting.isEmpty()) {
            LOG.warnf("%s implements no contract of a provider and is left out", type.getName());
            return false;
        }
        byType.put(type, new Registration(type, source, fitting));
        return true;
    }

    private boolean isGiven(Class<?> type, Class<?> contract) {
        for (Registration registration : given) {
            if (registration.type() == type && registration.isFor(contract)) {
                return true;
            }
        }
        return false;
    }

    /** Runs the features, those that they register among them (§5.1). */
    public void enableFeatures() {
        Set<Class<?>> done = new HashSet<>();
        for (boolean again = true; again;) {
            again = false;
            for (Registration registration : sorted(Feature.class)) {
                if (done.add(registration.type())) {
                    if (((Feature) registration.instance()).configure(new RegisteringContext(this))) {
                        enabledFeatures.add(registration.type());
                    }
                    again = true;
                }
            }
        }
    }

    /**
     * {@return the registrations for a contract: by priority, then methods before classes, those of other extensions last, in
     * the order in which they came}
     */
    public List<Registration> sorted(Class<?> contract) {
        List<Registration> found = new ArrayList<>();
        addFor(contract, methods, found);
        addFor(contract, byType.values(), found);
        addFor(contract, given, found);
        if (found.size() > 1) {
            found.sort(Comparator.comparingInt(registration -> registration.priority(contract)));
        }
        return Collections.unmodifiableList(found);
    }

    private static void addFor(Class<?> contract, Collection<Registration> all, List<Registration> found) {
        for (Registration registration : all) {
            if (registration.isFor(contract)) {
                found.add(registration);
            }
        }
    }

    /** {@return whether a context resolver gives contexts of a class} */
    public boolean resolves(String contextName) {
        for (Registration resolver : sorted(ContextResolver.class)) {
            if (resolver.handled().type(resolver.type(), ContextResolver.class).getName().equals(contextName)) {
                return true;
            }
        }
        return false;
    }

    void property(String name, Object value) {
        if (value == null) {
            properties.remove(name);
        } else {
            properties.put(name, value);
        }
    }

    /** Takes the properties of the {@code Application}. */
    public void properties(Map<String, Object> values) {
        for (Map.Entry<String, Object> value : values.entrySet()) {
            property(value.getKey(), value.getValue());
        }
    }

    @Override
    public RuntimeType getRuntimeType() {
        return RuntimeType.SERVER;
    }

    @Override
    public Map<String, Object> getProperties() {
        return Collections.unmodifiableMap(properties);
    }

    @Override
    public Object getProperty(String name) {
        return properties.get(name);
    }

    @Override
    public Set<String> getPropertyNames() {
        return Collections.unmodifiableSet(properties.keySet());
    }

    @Override
    public boolean isEnabled(Feature feature) {
        Registration registration = byType.get(feature.getClass());
        return registration != null && enabledFeatures.contains(feature.getClass()) && registration.instance() == feature;
    }

    @Override
    public boolean isEnabled(Class<? extends Feature> featureClass) {
        return enabledFeatures.contains(featureClass);
    }

    @Override
    public boolean isRegistered(Object component) {
        return registeredInstances.contains(component);
    }

    @Override
    public boolean isRegistered(Class<?> componentClass) {
        return byType.containsKey(componentClass) || given.stream().anyMatch(one -> one.type() == componentClass);
    }

    @Override
    public Map<Class<?>, Integer> getContracts(Class<?> componentClass) {
        Map<Class<?>, Integer> contracts = new HashMap<>();
        Stream.concat(Stream.ofNullable(byType.get(componentClass)),
                given.stream().filter(one -> one.type() == componentClass))
                .forEach(registration -> contracts.putAll(registration.contracts()));
        return Map.copyOf(contracts);
    }

    @Override
    public Set<Class<?>> getClasses() {
        return Collections.unmodifiableSet(registeredClasses);
    }

    @Override
    public Set<Object> getInstances() {
        return Collections.unmodifiableSet(registeredInstances);
    }
}
