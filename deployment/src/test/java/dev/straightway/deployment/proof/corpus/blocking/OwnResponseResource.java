package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.net.URI;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Answers with a response of an own class that was made before. */
@Path("blocking/own-response")
public class OwnResponseResource {

    static final class Late extends Response {
        private final Response inner;

        Late(Response inner) {
            this.inner = inner;
        }

        @Override
        public boolean hasEntity() {
            Slow.file();
            return true;
        }

        @Override
        public int getStatus() {
            return 200;
        }

        @Override
        public StatusType getStatusInfo() {
            return Status.OK;
        }

        @Override
        public Object getEntity() {
            return "text";
        }

        @Override
        public <T> T readEntity(Class<T> type) {
            return null;
        }

        @Override
        public <T> T readEntity(GenericType<T> type) {
            return null;
        }

        @Override
        public <T> T readEntity(Class<T> type, Annotation[] annotations) {
            return null;
        }

        @Override
        public <T> T readEntity(GenericType<T> type, Annotation[] annotations) {
            return null;
        }

        @Override
        public boolean bufferEntity() {
            return false;
        }

        @Override
        public void close() {
            // nothing to do
        }

        @Override
        public MediaType getMediaType() {
            return null;
        }

        @Override
        public Locale getLanguage() {
            return null;
        }

        @Override
        public int getLength() {
            return -1;
        }

        @Override
        public Set<String> getAllowedMethods() {
            return Set.of();
        }

        @Override
        public Map<String, NewCookie> getCookies() {
            return Map.of();
        }

        @Override
        public EntityTag getEntityTag() {
            return null;
        }

        @Override
        public Date getDate() {
            return null;
        }

        @Override
        public Date getLastModified() {
            return null;
        }

        @Override
        public URI getLocation() {
            return null;
        }

        @Override
        public Set<Link> getLinks() {
            return Set.of();
        }

        @Override
        public boolean hasLink(String relation) {
            return false;
        }

        @Override
        public Link getLink(String relation) {
            return null;
        }

        @Override
        public Link.Builder getLinkBuilder(String relation) {
            return null;
        }

        @Override
        public MultivaluedMap<String, Object> getMetadata() {
            return inner.getMetadata();
        }

        @Override
        public MultivaluedMap<String, String> getStringHeaders() {
            return inner.getStringHeaders();
        }

        @Override
        public String getHeaderString(String name) {
            return null;
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Passed {
    }

    /** Makes the answer go the long way. */
    @Provider
    @Passed
    public static class Passing implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            // nothing to do
        }
    }

    private static Response late;

    static void fillAtTheStart() {
        late = new Late(Response.ok("text").build());
    }

    @GET
    @Passed
    @Produces("application/json")
    @Blocks("file in a method of an own response that the server asks")
    public Response late() {
        return late;
    }
}
