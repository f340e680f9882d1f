package dev.straightway.deployment.proof.corpus.blocking;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what is mapped to exceptions of the application, which are thrown in many ways. */
@Path("blocking/mappers")
public class MappersResource {

    public static class Gone extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    public static class LongGone extends Gone {
        private static final long serialVersionUID = 1L;
    }

    @Provider
    public static class GoneMapper implements ExceptionMapper<Gone> {
        @Override
        public Response toResponse(Gone gone) {
            return Response.status(410).entity(Slow.file()).build();
        }
    }

    public static class Refused extends Exception {
        private static final long serialVersionUID = 1L;
    }

    public static class Silent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            return Slow.row();
        }
    }

    public abstract static class Mapping<T extends Throwable> implements ExceptionMapper<T> {
        @Override
        public Response toResponse(T failure) {
            return Response.status(409).entity(words(failure)).build();
        }

        protected abstract String words(T failure);
    }

    @Provider
    public static class RefusedMapper extends Mapping<Refused> {
        @Override
        protected String words(Refused refused) {
            return Slow.sleep();
        }

        /** Hides nothing. */
        public Response toResponse(String text) {
            return Response.ok(text).build();
        }
    }

    @ApplicationScoped
    public static class Stock {
        public String find(String id) {
            if (id.isEmpty()) {
                throw new LongGone();
            }
            return id;
        }
    }

    private static final Gone PREPARED = new Gone();
    private static final Map<String, Supplier<? extends RuntimeException>> MAKERS = Map.of("gone", LongGone::new);

    @Inject
    Stock stock;

    @GET
    @Path("thrown")
    @Blocks("file in the mapper of an exception that is thrown")
    public String thrown() {
        throw new Gone();
    }

    @GET
    @Path("below/{id}")
    @Blocks("file in the mapper of a super class of an exception that a bean throws")
    public String thrownBelow(@PathParam("id") String id) {
        return stock.find(id);
    }

    @GET
    @Path("optional/{id}")
    @Blocks("file in the mapper of an exception that the platform is told to throw")
    public String optional(@PathParam("id") String id) {
        return Optional.of(id).filter(text -> text.length() > 3).orElseThrow(LongGone::new);
    }

    @GET
    @Path("prepared/{id}")
    @Blocks("file in the mapper of an exception that was made before")
    public String prepared(@PathParam("id") String id) {
        return Optional.of(id).filter(text -> text.length() > 3).orElseThrow(() -> PREPARED);
    }

    @GET
    @Path("made")
    @Blocks("file in the mapper of an exception that a table of functions makes")
    public String made() {
        throw MAKERS.get("gone").get();
    }

    @GET
    @Path("function")
    @Blocks("file in the mapper of an exception that a function throws")
    public long function() {
        return Map.of("a", 1).entrySet().stream().filter(entry -> {
            throw new Gone();
        }).count();
    }

    @GET
    @Path("cause")
    @Blocks("file in the mapper of the cause of an exception")
    public String cause() throws Throwable {
        try {
            throw new IllegalStateException(new LongGone());
        } catch (IllegalStateException e) {
            throw e.getCause();
        }
    }

    @GET
    @Path("again/{id}")
    @Blocks("file in the mapper of an exception that is caught and thrown again")
    public String again(@PathParam("id") String id) {
        try {
            return stock.find(id);
        } catch (RuntimeException e) {
            throw e;
        }
    }

    @GET
    @Path("failed")
    @Blocks("file in the mapper of an exception that a future keeps")
    public String failed() {
        return CompletableFuture.<String> failedFuture(new Gone()).getNow("none");
    }

    @GET
    @Path("base")
    @Blocks("sleep in a mapper that a generic class above implements")
    public String base() throws Refused {
        throw new Refused();
    }

    private static <E extends Throwable> void sneak(Throwable thrown) throws E {
        @SuppressWarnings("unchecked")
        E any = (E) thrown;
        throw any;
    }

    @GET
    @Path("sneaked")
    @Blocks("sleep in the mapper of a checked exception that is thrown as another one")
    public String sneaked() {
        MappersResource.<RuntimeException> sneak(new Refused());
        return "served";
    }

    /** Makes nothing, and answers for all exceptions of a type of the platform. */
    @Provider
    public static class MissingMapper implements ExceptionMapper<NotFoundException> {
        @Override
        public Response toResponse(NotFoundException missing) {
            return Response.status(404).build();
        }
    }
}
