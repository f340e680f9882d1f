package dev.straightway.deployment.plan;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Test;

import dev.straightway.links.rest.InjectRestLinks;
import dev.straightway.links.rest.RestLinkId;
import dev.straightway.links.rest.RestLinkType;
import dev.straightway.runtime.hal.EntityLink;
import dev.straightway.runtime.hal.LinkedMethod;
import dev.straightway.runtime.hal.LinkedMethod.Headers;
import io.quarkus.resteasy.reactive.links.RestLink;
import io.smallrye.mutiny.Uni;

/** The links of entities that annotations declare: those of the application, and that of what REST Data generates. */
class EntityLinkPlannerTest {

    public static class Entity {
        public long id;
    }

    public static class Supplier extends Entity {
        public String town;
    }

    @Path("suppliers")
    public static class Suppliers {
        @GET
        @RestLink(rel = "list", entityType = Supplier.class, title = "All", type = "application/json")
        public List<Supplier> list() {
            return List.of();
        }

        @GET
        @Path("{town}/{id: [0-9]+}")
        @RestLink(rel = "self", entityType = Supplier.class)
        public Supplier get(@PathParam("id") long id, @PathParam("town") String town) {
            return null;
        }

        @GET
        @Path("count")
        public long count() {
            return 0;
        }
    }

    @Test
    void areThoseOfTheAnnotatedMethods() {
        assertThat(EntityLinkPlanner.links(scan(Suppliers.class, Supplier.class, Entity.class))).containsExactlyInAnyOrder(
                new EntityLink(Supplier.class.getName(), "list", "All", "application/json", "/suppliers", Map.of()),
                new EntityLink(Supplier.class.getName(), "self", "", "", "/suppliers/{town}/{id:[0-9]+}",
                        Map.of("id", "id", "town", "town")));
    }

    @Path("numbers")
    public static class Numbers {
        @GET
        @Path("{number}")
        @RestLink(rel = "self", entityType = Supplier.class)
        public Supplier get(@PathParam("number") int number) {
            return null;
        }
    }

    @Test
    void needAFieldForEachVariable() {
        assertThat(check(Suppliers.class, Supplier.class, Entity.class)).isEmpty();
        String here = EntityLinkPlannerTest.class.getName();
        assertThat(check(Numbers.class, Supplier.class, Entity.class)).extracting(Object::toString)
                .containsExactly("[STW-250] " + here + "$Numbers#get(int): has a link of " + here
                        + "$Supplier, which has no field 'number' for the variable {number}. Add it, or remove the link (for"
                        + " REST Data: hal = true).");
    }

    public static class Item {
        public int id;
        @RestLinkId
        public String key;
    }

    @Path("items")
    @InjectRestLinks
    public static class Items {
        @GET
        @dev.straightway.links.rest.RestLink
        public Uni<List<Item>> all() {
            return null;
        }

        @GET
        @Path("{id}")
        @dev.straightway.links.rest.RestLink
        @InjectRestLinks(RestLinkType.INSTANCE)
        public Item one(@PathParam("id") String id) {
            return null;
        }

        @POST
        @dev.straightway.links.rest.RestLink
        public RestResponse<Item> create(Item item) {
            return null;
        }

        @PUT
        @Path("{id}")
        @dev.straightway.links.rest.RestLink(entityType = Item.class)
        public Response change(@PathParam("id") String id, Item item) {
            return null;
        }

        @DELETE
        @Path("{id}")
        @dev.straightway.links.rest.RestLink(entityType = Item.class)
        public void drop(@PathParam("id") String id) {
            // only linked to
        }

        @PATCH
        @Path("{key}/parts")
        @dev.straightway.links.rest.RestLink(title = "T", type = "text/plain")
        public Item[] patch(@PathParam("key") String key) {
            return null;
        }
    }

    @Test
    void haveTheUsualRelationsAndTheClassThatIsReturned() {
        String item = Item.class.getName();
        assertThat(EntityLinkPlanner.links(scan(Items.class, Item.class))).containsExactlyInAnyOrder(
                new EntityLink(item, "list", "", "", "/items", Map.of()),
                new EntityLink(item, "self", "", "", "/items/{id}", Map.of("id", "key")),
                new EntityLink(item, "add", "", "", "/items", Map.of()),
                new EntityLink(item, "update", "", "", "/items/{id}", Map.of("id", "key")),
                new EntityLink(item, "remove", "", "", "/items/{id}", Map.of("id", "key")),
                new EntityLink(item, "patch", "T", "text/plain", "/items/{key}/parts", Map.of("key", "key")));
        assertThat(check(Items.class, Item.class)).isEmpty();
    }

    @Test
    void becomeHeadersAsMethodOrClassSay() {
        String item = Item.class.getName();
        assertThat(EntityLinkPlanner.methods(scan(Items.class, Item.class))).contains(
                new LinkedMethod(Items.class.getName() + "#all()", item, Headers.TYPE),
                new LinkedMethod(Items.class.getName() + "#one(java.lang.String)", item, Headers.INSTANCE));
        assertThat(EntityLinkPlanner.methods(scan(Suppliers.class, Supplier.class, Entity.class))).isEmpty();
    }

    public static class TwoIds {
        @RestLinkId
        public int first;
        @RestLinkId
        public int second;
    }

    @Path("wrong")
    public static class Wrong {
        @GET
        @Path("{id}")
        @dev.straightway.links.rest.RestLink
        public TwoIds two(@PathParam("id") int id) {
            return null;
        }

        @DELETE
        @Path("{id}")
        @dev.straightway.links.rest.RestLink
        public void remove(@PathParam("id") int id) {
            // of what?
        }

        @Path("located")
        public Located located() {
            return new Located();
        }
    }

    public static class Located {
        @GET
        @dev.straightway.links.rest.RestLink
        public TwoIds get() {
            return null;
        }
    }

    @Test
    void needOneIdAClassAndAPath() {
        String here = EntityLinkPlannerTest.class.getName();
        assertThat(check(Wrong.class, Located.class, TwoIds.class)).extracting(Object::toString).containsExactlyInAnyOrder(
                "[STW-251] " + here + "$Wrong#two(int): has a link of " + here + "$TwoIds, in which several fields have"
                        + " @RestLinkId: [first, second]. Keep one.",
                "[STW-252] " + here
                        + "$Wrong#remove(int): has @RestLink, and the class of the linked objects isn't known."
                        + " Name it: @RestLink(entityType = …).",
                "[STW-252] " + here + "$Located#get(): has @RestLink, but the path to it depends on the request, since "
                        + here + "$Located has no @Path. Remove it.");
    }
}
