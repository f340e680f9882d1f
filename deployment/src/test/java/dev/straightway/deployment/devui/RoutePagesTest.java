package dev.straightway.deployment.devui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;
import io.smallrye.common.annotation.NonBlocking;

class RoutePagesTest {

    @Path("items")
    public static class ItemResource {
        @GET
        @Path("{id}")
        @NonBlocking
        public String get(@PathParam("id") int id) {
            return "item " + id;
        }

        @POST
        public void post(String text) {
        }
    }

    private final Plan plan = Fixtures.plan(ItemResource.class);
    private final RoutePages pages = new RoutePages(plan, JsonPlan.NONE);

    private String invoker(String method) {
        return plan.allInvokers().filter(route -> route.call().method().equals(method)).findFirst().orElseThrow().invoker();
    }

    @Test
    void tellsOfRoutesInTypesOfTheJdk() {
        Map<String, Object> told = pages.routes();
        assertThat(told).containsKeys("threads", "endpoints");
        assertThat((List<?>) told.get("endpoints")).hasSize(2).allSatisfy(route -> {
            assertThat(route).isInstanceOf(Map.class);
            assertThat(((Map<?, ?>) route).keySet()).asString().contains("template", "thread", "writer", "requestScope");
        });
    }

    @Test
    void tellsThePlanOfTheRouteThatIsAskedFor() {
        assertThat(pages.generated(invoker("get")).get("plan")).asString().startsWith("GET /items/{id}\n")
                .contains("argument id: path parameter 'id'", "thread   EVENT_LOOP: @NonBlocking").doesNotContain("POST");
    }

    @Test
    void listsTheBytecodeOfTheGeneratedClass() {
        assertThat(pages.generated(invoker("get")).get("listing")).asString()
                .contains("class " + invoker("get").replace('.', '/'))
                .contains("INVOKEVIRTUAL " + ItemResource.class.getName().replace('.', '/') + ".get (I)Ljava/lang/String;");
    }

    @Test
    void refusesAClassThatIsNoInvoker() {
        assertThatThrownBy(() -> pages.generated("java.lang.String")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No route has the invoker 'java.lang.String'");
    }
}
