package dev.straightway.deployment.quarkus.linked;

import java.net.URI;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import dev.straightway.links.hal.HalDocument;
import dev.straightway.links.hal.HalLink;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;

/** Resources whose methods not everybody may call, and links to them. */
public final class Linked {

    private Linked() {
    }

    public interface Removable {
        @DELETE
        @Path("{id}")
        @RolesAllowed("admin")
        void remove(@PathParam("id") int id);
    }

    @Path("items")
    public static class ItemResource implements Removable {
        @Inject
        ItemLinks links;

        @GET
        @Path("links/{id}")
        @Blocking
        public String links(@PathParam("id") int id) {
            return Stream.of(links.one(id), links.change(id), links.remove(id), links.never(id), links.part(id))
                    .flatMap(Optional::stream).map(URI::getPath).collect(Collectors.joining(" "));
        }

        @GET
        @Path("hal/{id}")
        @Produces("application/hal+json")
        @Blocking
        public HalDocument<Void> hal(@PathParam("id") int id) {
            return HalDocument.empty().link("self", links.one(id)).link("remove", links.halRemove(id));
        }

        @GET
        @Path("{id}")
        @PermitAll
        public String one(@PathParam("id") int id) {
            return "";
        }

        @PUT
        @Path("{id}/change")
        @Authenticated
        public void change(@PathParam("id") int id) {
            // only linked to
        }

        @Override
        public void remove(int id) {
            // only linked to
        }

        @GET
        @Path("{id}/never")
        @DenyAll
        public String never(@PathParam("id") int id) {
            return "";
        }

        @Path("{id}/parts")
        @RolesAllowed({ "admin", "user" })
        public PartResource parts(@PathParam("id") int id) {
            return new PartResource();
        }
    }

    public static class PartResource {
        @GET
        @RolesAllowed("admin")
        public String get() {
            return "";
        }
    }

    @LinksTo(ItemResource.class)
    public interface ItemLinks {
        Optional<URI> one(int id);

        Optional<URI> change(int id);

        Optional<URI> remove(int id);

        @LinkTo(method = "remove")
        Optional<HalLink> halRemove(int id);

        Optional<URI> never(int id);

        @LinkTo(method = "get", through = "parts")
        Optional<URI> part(int id);
    }
}
