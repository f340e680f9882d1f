package dev.straightway.deployment.quarkus.contracted;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ResourceContext;
import jakarta.ws.rs.core.Context;

/** Objects that locators return, whose constraints stand on interfaces without annotations of Jakarta REST. */
@Path("contracted")
public class Contracted {

    public interface Root {
        @Size(max = 3)
        String get(@NotBlank String name);
    }

    public interface Contract extends Root {
    }

    @Singleton
    public static class Single implements Contract {
        @GET
        @Produces("application/json")
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }
    }

    @ApplicationScoped
    public static class Proxied implements Contract {
        @GET
        @Produces("application/json")
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }
    }

    public static class OfTheContext implements Contract {
        @GET
        @Produces("application/json")
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }
    }

    public static class Made implements Contract {
        @GET
        @Produces("application/json")
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }
    }

    @Inject
    Single single;

    @Inject
    Proxied proxied;

    @Path("single")
    public Single single() {
        return single;
    }

    @Path("proxied")
    public Proxied proxied() {
        return proxied;
    }

    @Path("any")
    public Object any() {
        return single;
    }

    @Path("context")
    public OfTheContext ofTheContext(@Context ResourceContext context) {
        return context.getResource(OfTheContext.class);
    }

    @Path("made")
    public Made made() {
        return new Made();
    }
}
