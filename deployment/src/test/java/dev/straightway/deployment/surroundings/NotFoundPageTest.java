package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Planner;
import io.quarkus.vertx.http.deployment.devmode.RouteDescriptionBuildItem;
import io.quarkus.vertx.http.runtime.devmode.RouteDescription;

class NotFoundPageTest {

    @Path("items")
    public static class ItemResource {
        @GET
        @Path("{id}")
        @Produces("text/plain")
        public String get() {
            return "";
        }

        @POST
        @Consumes({ "text/plain", "text/html" })
        public void post(String text) {
        }

        @Path("sub")
        public Object locate() {
            return this;
        }
    }

    @Path("/")
    public static class RootResource {
        @GET
        public String get() {
            return "";
        }
    }

    private static String drawn(String prefix, String root) {
        Plan plan = new Planner(Fixtures.scan(ItemResource.class, RootResource.class), prefix, name -> "Singleton",
                java.util.Optional.empty()).plan();
        StringBuilder text = new StringBuilder();
        NotFoundPage.of(plan, root).stream().map(RouteDescriptionBuildItem::getDescription)
                .forEach(section -> draw(section, text));
        return text.toString();
    }

    private static void draw(RouteDescription section, StringBuilder text) {
        text.append(section.getBasePath()).append('\n');
        section.getCalls().forEach(call -> text.append("  ").append(call.getHttpMethod()).append(' ')
                .append(call.getFullPath()).append(' ').append(call.getConsumes()).append(" -> ").append(call.getProduces())
                .append(" by ").append(call.getJavaMethod().replaceAll(".*[$]", "")).append('\n'));
    }

    private static final String PAGE = """
            /
              GET / null -> null by RootResource#get()
            /items
              POST /items text/plain, text/html -> null by ItemResource#post(String)
              * /items/sub null -> null by ItemResource#locate()
              GET /items/{id} null -> text/plain by ItemResource#get()
            """;

    @Test
    void hasASectionForEachClassTemplate() {
        assertThat(drawn("", "/").lines().toList()).containsExactlyInAnyOrderElementsOf(PAGE.lines().toList());
    }

    @Test
    void leavesOutTheRootPathWhichThePageAdds() {
        assertThat(drawn("/root", "/root/")).isEqualTo(drawn("", "/"));
        assertThat(drawn("/root/api", "/root/")).contains("/api/items\n").doesNotContain("/root");
    }
}
