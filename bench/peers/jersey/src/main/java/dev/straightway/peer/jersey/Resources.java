package dev.straightway.peer.jersey;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import jakarta.inject.Singleton;

import org.glassfish.jersey.inject.hk2.AbstractBinder;
import org.glassfish.jersey.server.ResourceConfig;
import org.glassfish.jersey.server.ServerProperties;

import dev.straightway.peer.FilteredResource;
import dev.straightway.peer.LinksResource;
import dev.straightway.peer.LocatorResource;
import dev.straightway.peer.OrderClosedMapper;
import dev.straightway.peer.OrderResource;
import dev.straightway.peer.ParametersResource;
import dev.straightway.peer.PersonBlockingResource;
import dev.straightway.peer.PersonPlainResource;
import dev.straightway.peer.PersonResource;
import dev.straightway.peer.PersonsResource;
import dev.straightway.peer.SpinResource;
import dev.straightway.peer.StampingRequestFilter;
import dev.straightway.peer.StampingResponseFilter;
import dev.straightway.peer.TextResource;
import dev.straightway.peer.UploadResource;
import dev.straightway.peer.bodies.BodiesResource;
import dev.straightway.peer.bodies.HumanProvider;
import dev.straightway.peer.bodies.written.KryoProvider;
import dev.straightway.peer.bodies.written.XmlProvider;

/**
 * What Jersey is to serve.
 * <p>
 * The resources are singletons, as they are in the other stacks; by default Jersey makes and injects one for each request.
 */
final class Resources {

    private static final List<Class<?>> SHARED = List.of(PersonResource.class, PersonPlainResource.class,
            PersonBlockingResource.class, TextResource.class, ParametersResource.class, PersonsResource.class,
            UploadResource.class, OrderResource.class, FilteredResource.class, LocatorResource.class, SpinResource.class,
            ModelResource.class, LinksResource.class);

    private Resources() {
    }

    /** @param routes how many generated routes it serves in addition: 0, 10, 100 or 1000 */
    static ResourceConfig config(int routes) {
        ResourceConfig config = new ResourceConfig();
        config.property(ServerProperties.WADL_FEATURE_DISABLE, true);
        config.property(ServerProperties.SUBRESOURCE_LOCATOR_CACHE_JERSEY_RESOURCE_ENABLED,
                System.getProperty("peer.models", "new").equals("kept"));
        config.registerClasses(OrderClosedMapper.class, StampingRequestFilter.class, StampingResponseFilter.class);
        List<Class<?>> resources = new ArrayList<>(SHARED);
        if (routes > 0) {
            resources.addAll(generated(routes));
        }
        if (Boolean.getBoolean("peer.bodies")) {
            resources.add(BodiesResource.class);
            config.registerClasses(HumanProvider.class, KryoProvider.class, XmlProvider.class);
        }
        resources.forEach(config::register);
        config.register(singletons(resources));
        return config;
    }

    /** One binder for all: Jersey ignores a second one of the same class. */
    private static AbstractBinder singletons(List<Class<?>> resources) {
        return new AbstractBinder() {
            @Override
            protected void configure() {
                resources.forEach(resource -> bindAsContract(resource).in(Singleton.class));
            }
        };
    }

    private static List<Class<?>> generated(int routes) {
        String name = "dev.straightway.peer.routes.n" + routes + ".Routes";
        try {
            Supplier<?> listed = (Supplier<?>) Class.forName(name).getConstructor().newInstance();
            List<Class<?>> resources = new ArrayList<>();
            ((List<?>) listed.get()).forEach(resource -> resources.add((Class<?>) resource));
            return resources;
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("-Dpeer.routes=" + routes + ": expected 0, 10, 100 or 1000", e);
        }
    }
}
