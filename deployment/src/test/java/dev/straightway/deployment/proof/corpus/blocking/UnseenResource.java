package dev.straightway.deployment.proof.corpus.blocking;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ServiceLoader;
import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Calls what can't be seen. */
@Path("blocking/unseen")
public class UnseenResource {

    static String slowly() {
        return Slow.sleep();
    }

    private static native String fromOutside();

    @GET
    @Path("class/{name}")
    @Blocks("Class.forName")
    public String forName(@PathParam("name") String name) throws ReflectiveOperationException {
        return Class.forName(name).getName();
    }

    @GET
    @Path("instance")
    @Blocks("Constructor.newInstance")
    public String newInstance() throws ReflectiveOperationException {
        return UnseenResource.class.getDeclaredConstructor().newInstance().toString();
    }

    @GET
    @Path("method")
    @Blocks("Method.invoke")
    public String methodInvoke() throws ReflectiveOperationException {
        return (String) UnseenResource.class.getDeclaredMethod("slowly").invoke(null);
    }

    @GET
    @Path("handle")
    @Blocks("MethodHandle.invoke")
    public String methodHandle() throws Throwable {
        var handle = MethodHandles.lookup().findStatic(UnseenResource.class, "slowly", MethodType.methodType(String.class));
        return (String) handle.invokeExact();
    }

    @GET
    @Path("proxy")
    @Blocks("Proxy of an interface")
    public String proxy() {
        InvocationHandler handler = (proxy, method, arguments) -> Slow.sleep();
        @SuppressWarnings("unchecked")
        var supplier = (Supplier<String>) Proxy.newProxyInstance(UnseenResource.class.getClassLoader(),
                new Class<?>[] { Supplier.class }, handler);
        return supplier.get();
    }

    @GET
    @Path("service")
    @Blocks("ServiceLoader")
    public long service() {
        return ServiceLoader.load(Runnable.class).stream().count();
    }

    @GET
    @Path("native")
    @Blocks("native method")
    public String nativeMethod() {
        return fromOutside();
    }

    @GET
    @Path("library")
    @Blocks("System.loadLibrary")
    public String library() {
        System.loadLibrary("none");
        return "loaded";
    }
}
