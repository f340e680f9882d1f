package dev.straightway.runtime.http.locate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

import jakarta.ws.rs.NotFoundException;

import dev.straightway.Resource;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.routing.RouteTable;

/**
 * The routes of the classes whose objects locators return. The build has planned every class and interface that has resource
 * methods; which of them an object belongs to, run time finds out, once for each class. Immutable but for that cache.
 */
public final class SubResources {

    /** Of a class without resource methods. */
    private static final RouteTable<Endpoint> NONE = RouteTable.<Endpoint> builder().build();

    private final Map<Class<?>, RouteTable<Endpoint>> planned;
    private final Objects objects;
    private final Function<Resource, RouteTable<Endpoint>> models;
    private final Map<Class<?>, RouteTable<Endpoint>> byClass = new ConcurrentHashMap<>();

    /** @param models has the routes of resources that the application builds itself */
    public SubResources(Map<Class<?>, RouteTable<Endpoint>> planned, Objects objects,
            Function<Resource, RouteTable<Endpoint>> models) {
        this.planned = Map.copyOf(planned);
        this.objects = objects;
        this.models = models;
    }

    /**
     * {@return the object that a request goes on with}
     *
     * @param located what a locator returned: an object, or a class to make one of
     * @throws NotFoundException if it returned nothing
     */
    public Object instance(VertxExchange exchange, Object located) throws Throwable {
        if (located == null) {
            throw new NotFoundException("The locator of '" + RequestHead.path(exchange) + "' found nothing");
        }
        return located instanceof Class<?> type ? objects.make(exchange, type) : located;
    }

    /** {@return the routes of an object, or {@code null} if it has no resource methods} */
    public RouteTable<Endpoint> table(Object instance) {
        return instance instanceof Resource model ? models.apply(model) : table(instance.getClass());
    }

    /** {@return the routes of a class, or {@code null} if it has no resource methods} */
    public RouteTable<Endpoint> table(Class<?> type) {
        // A class that is there is got without the lock that computing takes.
        RouteTable<Endpoint> known = byClass.get(type);
        RouteTable<Endpoint> table = known == null ? byClass.computeIfAbsent(type, this::find) : known;
        return table == NONE ? null : table;
    }

    /**
     * {@return whether objects of a class have the routes of one that the build knows: they are of that class, or of a
     * generated subclass}
     */
    public boolean isServedAs(Class<?> type, Class<?> known) {
        return type == known || known.isAssignableFrom(type) && table(type) == planned.get(known);
    }

    /** Generated subclasses and proxies are found by what they extend; what nobody planned, by its interfaces. */
    private RouteTable<Endpoint> find(Class<?> type) {
        Deque<Class<?>> interfaces = new ArrayDeque<>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            RouteTable<Endpoint> table = planned.get(at);
            if (table != null) {
                return table;
            }
            interfaces.addAll(List.of(at.getInterfaces()));
        }
        while (!interfaces.isEmpty()) {
            Class<?> contract = interfaces.remove();
            RouteTable<Endpoint> table = planned.get(contract);
            if (table != null) {
                return table;
            }
            interfaces.addAll(List.of(contract.getInterfaces()));
        }
        return NONE;
    }
}
