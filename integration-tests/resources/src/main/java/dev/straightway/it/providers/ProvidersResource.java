package dev.straightway.it.providers;

import java.lang.annotation.Annotation;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Providers;

/** Looks up the providers of this package (§4.3, §10.2.6). */
@Path("providers")
@Produces("text/plain")
public class ProvidersResource {

    private static final Annotation[] NONE = {};

    @Context
    Providers providers;

    @GET
    @Path("tone/{type}/{subtype}/{entity}")
    public String tone(@PathParam("type") String type, @PathParam("subtype") String subtype,
            @PathParam("entity") String entity) {
        ContextResolver<Tone> resolver = providers.getContextResolver(Tone.class, new MediaType(type, subtype));
        return String.valueOf(resolver.getContext(entity.equals("note") ? UrgentNote.class : String.class));
    }

    @GET
    @Path("no-resolver")
    public String noResolver() {
        return String.valueOf(providers.getContextResolver(Note.class, MediaType.TEXT_PLAIN_TYPE));
    }

    @GET
    @Path("mapper")
    public String mapper(@Context Providers parameter) {
        return name(parameter.getExceptionMapper(PriceException.class)) + " "
                + name(parameter.getExceptionMapper(SoldOutException.class));
    }

    @GET
    @Path("bodies")
    public String bodies() {
        MediaType type = MediaType.valueOf(Note.TYPE);
        return name(providers.getMessageBodyReader(Note.class, Note.class, NONE, type)) + " "
                + name(providers.getMessageBodyWriter(UrgentNote.class, UrgentNote.class, NONE, type)) + " "
                + name(providers.getMessageBodyReader(UrgentNote.class, UrgentNote.class, NONE, type));
    }

    /** A bean of the container may be a subclass. */
    private static String name(Object provider) {
        return provider == null ? "none" : provider.getClass().getSimpleName().replaceFirst("_.*", "");
    }
}
