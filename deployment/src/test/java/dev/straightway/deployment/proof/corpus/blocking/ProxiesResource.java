package dev.straightway.deployment.proof.corpus.blocking;

import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in proxies, whose interfaces are implemented by classes that are seen and harmless. */
@Path("blocking/proxies")
public class ProxiesResource {

    interface Api {
        String ask();
    }

    static final class Local implements Api {
        @Override
        public String ask() {
            return "local";
        }
    }

    abstract static class Base {
        abstract String ask();
    }

    static final class Plain extends Base {
        @Override
        String ask() {
            return "plain";
        }
    }

    private final List<Api> apis = new CopyOnWriteArrayList<>();
    private final AtomicReference<Base> base = new AtomicReference<>(new Plain());
    private Supplier<String> supplier;
    private final Function<String, Api> finder = name -> apis.get(1);
    private Api made = new Local();
    private Api remote = new Local();

    /** No request runs it. */
    void fill() {
        supplier = supplier();
        apis.add(new Local());
        apis.add((Api) Proxy.newProxyInstance(Api.class.getClassLoader(), new Class<?>[] { Api.class },
                (self, method, arguments) -> Slow.file()));
        made = proxy(Api.class);
        remote = found();
        base.set(loaded("dev.straightway.Generated"));
    }

    private static <T> T proxy(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type },
                (self, method, arguments) -> Slow.sleep()));
    }

    private static Api found() {
        return ServiceLoader.load(Api.class).findFirst().orElseGet(Local::new);
    }

    private static Base loaded(String name) {
        try {
            return (Base) Class.forName(name).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            return new Plain();
        }
    }

    @SuppressWarnings("unchecked")
    private static Supplier<String> supplier() {
        try {
            var sleep = MethodHandles.lookup().findStatic(Slow.class, "sleep", MethodType.methodType(String.class));
            return MethodHandleProxies.asInterfaceInstance(Supplier.class, sleep);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @GET
    @Path("made")
    @Blocks("sleep in a proxy that a generic method makes")
    public String made() {
        return made.ask();
    }

    @GET
    @Path("field")
    @Blocks("a service that is looked up may be of a class that isn't seen")
    public String field() {
        return remote.ask();
    }

    @GET
    @Path("list")
    @Blocks("file in a proxy in a list")
    public String list() {
        return apis.get(1).ask();
    }

    @GET
    @Path("function/{name}")
    @Blocks("file in a proxy behind a function")
    public String function(@PathParam("name") String name) {
        return finder.apply(name).ask();
    }

    @GET
    @Path("base")
    @Blocks("a class that is loaded by name may be below one that is seen")
    public String base() {
        return base.get().ask();
    }

    @GET
    @Path("supplier")
    @Blocks("sleep behind a method handle that is a supplier")
    public String fromSupplier() {
        return supplier.get();
    }
}
