package dev.straightway.runtime.provider;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Providers;

import com.fasterxml.jackson.databind.exc.MismatchedInputException;

import dev.straightway.runtime.body.MalformedJsonException;

/**
 * All providers of an application once its features have run; nothing is registered later. Immutable but for what it remembers,
 * for all threads.
 */
public final class Registry implements Providers {

    private final Registrations registrations;
    private final Set<String> applicationBindings;
    private final Supplier<List<Object>> standard;
    private volatile MessageBodies bodies;
    private final ExceptionMappers mappers;
    private final Map<String, ExceptionMappers> ownMappers;
    private final ContextResolvers resolvers;
    private final List<Registration> preMatching;
    private final List<Registration> dynamicFeatures;
    private final List<Registration> converters;
    /** By all name bindings of a route: most routes have the same, or none. */
    private final Map<Set<String>, Chain> chains = new ConcurrentHashMap<>();
    private final boolean ownBodies;
    private final boolean hasSay;

    /**
     * @param registrations whose features have run
     * @param applicationBindings the name bindings of the {@code Application}, which bind everything
     * @param standard makes the entity providers of §4.2.4; asked when the first entity is read or written by a provider, or at
     *        once if the application has entity providers, so that it hears of their faults when it starts
     */
    public Registry(Registrations registrations, Set<String> applicationBindings, Supplier<List<Object>> standard) {
        this.registrations = registrations;
        this.applicationBindings = Set.copyOf(applicationBindings);
        this.standard = standard;
        this.mappers = registrations.mappers();
        this.ownMappers = registrations.ownMappers();
        this.resolvers = new ContextResolvers(registrations.sorted(ContextResolver.class));
        this.preMatching = Chain.preMatching(registrations);
        this.dynamicFeatures = registrations.sorted(DynamicFeature.class);
        this.converters = registrations.sorted(ParamConverterProvider.class);
        this.ownBodies = !registrations.sorted(MessageBodyReader.class).isEmpty()
                || !registrations.sorted(MessageBodyWriter.class).isEmpty();
        this.hasSay = mapsExceptions() || ownBodies;
        if (ownBodies) {
            makeBodies();
        }
    }

    private static List<Registration> standard(List<Object> providers) {
        List<Registration> found = new ArrayList<>();
        for (Object provider : providers) {
            found.add(new Registration(provider.getClass(), () -> provider,
                    Registrations.priorities(provider.getClass(), null)));
        }
        return found;
    }

    /** {@return what the application sees of the registrations} */
    public Configuration configuration() {
        return registrations;
    }

    /** {@return whether a context resolver of the application gives contexts of a class (§4.3)} */
    public boolean resolves(String contextName) {
        return registrations.resolves(contextName);
    }

    public MessageBodies bodies() {
        MessageBodies present = bodies;
        return present == null ? makeBodies() : present;
    }

    private synchronized MessageBodies makeBodies() {
        if (bodies == null) {
            bodies = new MessageBodies(registrations.sorted(MessageBodyReader.class),
                    registrations.sorted(MessageBodyWriter.class), standard(standard.get()));
        }
        return bodies;
    }

    /** {@return the filters that run before a route is looked for; empty for most applications} */
    public List<Registration> preMatching() {
        return preMatching;
    }

    /** {@return whether all filters that run before a route is looked for want the event loop, and there are some} */
    public boolean matchesOnLoop() {
        return !preMatching.isEmpty() && preMatching.stream().allMatch(filter -> filter.traits().nonBlocking());
    }

    /** {@return whether exceptions of any class become an answer of the application's making} */
    public boolean mapsExceptions() {
        return !mappers.isEmpty() || !ownMappers.isEmpty();
    }

    /** {@return whether exceptions of a class become an answer of the application's making; no mapper is made to tell} */
    public boolean maps(Class<? extends Throwable> exception) {
        return mappers.nearest(exception) != null;
    }

    /**
     * {@return what answers for an exception, or {@code null} if nothing does; no mapper is made to tell}
     * <p>
     * JSON that doesn't fit is what Jackson says of it, for a mapper of just that, as in Quarkus REST.
     *
     * @param resource the name of the resource class whose own mappers come first; {@code null} where there is none
     */
    public Mapping mapping(Throwable exception, String resource) {
        if (exception instanceof MalformedJsonException json && json.getCause() instanceof MismatchedInputException cause
                && maps(cause, MismatchedInputException.class, resource)) {
            return mapping(cause, resource);
        }
        ExceptionMappers own = resource == null ? null : ownMappers.get(resource);
        Mapping nearest = own == null ? null : own.find(exception);
        return nearest != null ? nearest : mappers.find(exception);
    }

    /**
     * {@return whether a resource class maps an exception itself, or there is a mapper for its class, or for one between it
     * and a class above it}
     */
    public boolean maps(Throwable exception, Class<?> upTo, String resource) {
        ExceptionMappers own = resource == null ? null : ownMappers.get(resource);
        return own != null && own.find(exception) != null || mappers.map(exception.getClass(), upTo);
    }

    /** {@return the filters and interceptors of answers that no route is found for (§6.5.1)} */
    public Chain globalChain() {
        return Chain.of(registrations, applicationBindings);
    }

    /**
     * {@return the filters and interceptors of a route}
     *
     * @param bindings its name bindings
     * @param method what dynamic features see of it
     */
    public Chain chain(Set<String> bindings, ResourceInfo method) {
        Set<String> all = new HashSet<>(applicationBindings);
        all.addAll(bindings);
        if (dynamicFeatures.isEmpty()) {
            return chains.computeIfAbsent(all, known -> Chain.of(registrations, known));
        }
        Registrations own = registrations.copy();
        for (Registration feature : dynamicFeatures) {
            ((DynamicFeature) feature.instance()).configure(method, new RegisteringContext(own));
        }
        return Chain.of(own, all);
    }

    /** {@return whether the application has entity providers of its own, which may take over from the standard ones} */
    public boolean hasOwnBodies() {
        return ownBodies;
    }

    /** {@return the converter that the application has for a parameter (§3.2), or {@code null}} */
    public ParamConverter<?> converter(Class<?> type, Type genericType, Annotation[] annotations) {
        for (Registration provider : converters) {
            ParamConverter<?> converter = ((ParamConverterProvider) provider.instance()).getConverter(type, genericType,
                    annotations);
            if (converter != null) {
                return converter;
            }
        }
        return null;
    }

    /** {@return whether any provider converts parameters} */
    public boolean convertsParameters() {
        return !converters.isEmpty();
    }

    /** {@return whether code of the application may run when an answer is written, besides the filters of its route} */
    public boolean hasSay() {
        return hasSay;
    }

    @Override
    @SuppressWarnings("unchecked") // the reader has said that it reads the type
    public <T> MessageBodyReader<T> getMessageBodyReader(Class<T> type, Type genericType, Annotation[] annotations,
            MediaType mediaType) {
        return (MessageBodyReader<T>) bodies().reader(type, genericType == null ? type : genericType, annotations,
                mediaType == null ? MediaType.WILDCARD_TYPE : mediaType);
    }

    @Override
    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    public <T> MessageBodyWriter<T> getMessageBodyWriter(Class<T> type, Type genericType, Annotation[] annotations,
            MediaType mediaType) {
        return (MessageBodyWriter<T>) bodies().writer(type, genericType == null ? type : genericType, annotations,
                mediaType == null ? MediaType.WILDCARD_TYPE : mediaType);
    }

    @Override
    @SuppressWarnings("unchecked") // a mapper of a superclass of the type
    public <T extends Throwable> ExceptionMapper<T> getExceptionMapper(Class<T> type) {
        Registration mapper = mappers.nearest(type);
        return mapper == null ? null : (ExceptionMapper<T>) mapper.instance();
    }

    @Override
    @SuppressWarnings("unchecked") // chosen by its type argument
    public <T> ContextResolver<T> getContextResolver(Class<T> contextType, MediaType mediaType) {
        return (ContextResolver<T>) resolvers.find(contextType, mediaType);
    }
}
