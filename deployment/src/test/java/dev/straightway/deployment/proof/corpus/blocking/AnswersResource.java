package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.lang.annotation.Retention;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.resteasy.reactive.RestForm;

import com.fasterxml.jackson.annotation.JsonIgnore;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the getter of an entity that is not what the method returns. */
@Path("blocking/answers")
public class AnswersResource {

    public static final class Notice {
        public String getText() {
            return Slow.file();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Replaced {
    }

    @Provider
    @Replaced
    public static class Replacing implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.setEntity(new Notice());
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Aborted {
    }

    @Provider
    @Aborted
    public static class Aborting implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.abortWith(Response.ok(new Notice()).build());
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Awaited {
    }

    @Provider
    @Awaited
    public static class Awaiting implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) throws IOException {
            request.setProperty("first", request.getEntityStream().read());
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Exchanged {
    }

    @Provider
    @Exchanged
    public static class Exchanging implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.setEntity(new Notice());
            context.proceed();
        }
    }

    public static final class NoticeException extends WebApplicationException {
        private static final long serialVersionUID = 1;
        private static final Response RESPONSE = Response.status(404).entity(new Notice()).build();

        NoticeException() {
            super(RESPONSE);
        }
    }

    @GET
    @Path("replaced")
    @Replaced
    @Blocks("the getter of what a response filter answers instead")
    public int replaced() {
        return 1;
    }

    @GET
    @Path("aborted")
    @Aborted
    @Blocks("the getter of what a request filter answers")
    public int aborted() {
        return 1;
    }

    @GET
    @Path("awaited")
    @Awaited
    @Blocks("the entity that a request filter reads, which the client may not have sent")
    public int awaited() {
        return 1;
    }

    @GET
    @Path("exchanged")
    @Exchanged
    @Blocks("the getter of what an interceptor writes instead")
    public int exchanged() {
        return 1;
    }

    @GET
    @Path("prepared")
    @Blocks("the getter of an entity in a prepared response that is thrown")
    public int prepared() {
        throw new NoticeException();
    }

    @GET
    @Path("generic")
    @Blocks("the getter of a generic entity")
    public Response generic() {
        return Response.ok(new GenericEntity<>(new Notice(), Notice.class)).build();
    }

    /** Its parts are read by their getters, which JSON leaves out. */
    public static final class Parts {

        @RestForm
        private String part = "part";

        @JsonIgnore
        public String getPart() {
            return Slow.file() + part;
        }
    }

    @GET
    @Path("parts")
    @Blocks("the getter of a part of a form")
    public Response parts() {
        return Response.ok(new Parts(), "multipart/form-data").build();
    }

    @GET
    @Path("declared-parts")
    @Produces("multipart/form-data")
    @Blocks("the getter of a part of a form that the method returns")
    public Parts declaredParts() {
        return new Parts();
    }
}
