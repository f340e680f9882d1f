package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what others have kept of objects that nobody knows. */
@Path("blocking/kept")
public class KeptResource {

    /** Is made by its name. */
    public static class Hidden {
        @Override
        public String toString() {
            return Slow.sleep();
        }
    }

    static Object made(String name) {
        try {
            return Class.forName(KeptResource.class.getName() + "$" + name).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Kept {
    }

    static Object last = "nothing";

    @Provider
    @Kept
    public static class Keeps implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            last = response.getEntity();
        }
    }

    @GET
    @Path("answer/first")
    @Kept
    @Blocks("sleep")
    public Object answer() {
        return made("Hidden");
    }

    @GET
    @Path("answer")
    @Blocks("sleep in the text of the answer of another route, which nobody knows and a filter has kept")
    public String last() {
        return last.toString();
    }

    /** Loads a text. */
    public interface Loader {
        String load();
    }

    /** Takes a loader. */
    public interface Hook {
        void take(Loader loader);
    }

    public static class Keeper implements Hook {
        static Loader taken = () -> "none";

        @Override
        public void take(Loader loader) {
            taken = loader;
        }
    }

    public static class File implements Loader {
        @Override
        public String load() {
            return Slow.file();
        }
    }

    @GET
    @Path("hook/first")
    @Blocks("sleep")
    public String hook() {
        ((Hook) made("Keeper")).take(new File());
        return Slow.sleep();
    }

    @GET
    @Path("hook")
    @Blocks("file in what another route has given to an object that is made by its name")
    public String taken() {
        return Keeper.taken.load();
    }
}
