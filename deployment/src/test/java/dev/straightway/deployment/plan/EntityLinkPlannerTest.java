package dev.straightway.deployment.plan;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.hal.EntityLink;
import io.quarkus.resteasy.reactive.links.RestLink;

/** The links for HAL of what REST Data generates. */
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
                .containsExactly("[STW-250] " + here + "$Numbers#get(int): has a link for HAL, and " + here
                        + "$Supplier has neither a field 'number' nor one with @Id. Add it, or leave hal = true out.");
    }
}
