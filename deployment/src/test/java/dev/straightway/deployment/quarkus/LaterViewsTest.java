package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.annotation.JsonView;

import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Multi;

/** A view hides fields from clients, by whatever means a method answers. */
@Tag("application")
class LaterViewsTest {

    public interface Open {
    }

    public interface Hidden {
    }

    public static class Account {
        @JsonView(Open.class)
        public String name = "ada";

        @JsonView(Hidden.class)
        public String password = "secret";
    }

    @Path("accounts")
    @Produces("application/json")
    @JsonView(Open.class)
    public static class Resource {
        @GET
        @Path("resumed")
        public void resumed(@Suspended AsyncResponse answer) {
            answer.resume(new Account());
        }

        @GET
        @Path("response")
        public void response(@Suspended AsyncResponse answer) {
            answer.resume(Response.ok(new Account()).build());
        }

        @GET
        @Path("whole")
        @JsonView(Hidden.class)
        public void whole(@Suspended AsyncResponse answer) {
            answer.resume(new Account());
        }

        @GET
        @Path("events")
        @Produces(MediaType.SERVER_SENT_EVENTS)
        public void events(@Context SseEventSink sink, @Context Sse sse) {
            sink.send(event(sse)).whenComplete((sent, failure) -> sink.close());
        }

        @GET
        @Path("items")
        @Produces(MediaType.SERVER_SENT_EVENTS)
        public Multi<OutboundSseEvent> items(@Context Sse sse) {
            return Multi.createFrom().item(event(sse));
        }

        private static OutboundSseEvent event(Sse sse) {
            return sse.newEventBuilder().mediaType(MediaType.APPLICATION_JSON_TYPE).data(new Account()).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(
            root -> root.addClasses(Resource.class, Account.class, Open.class, Hidden.class));

    @Test
    void hidesFieldsOfWhatIsResumed() {
        when().get("/accounts/resumed").then().statusCode(200).body(is("{\"name\":\"ada\"}"));
        when().get("/accounts/response").then().statusCode(200).body(is("{\"name\":\"ada\"}"));
        when().get("/accounts/whole").then().statusCode(200).body(is("{\"password\":\"secret\"}"));
    }

    @Test
    void hidesFieldsOfEvents() {
        when().get("/accounts/events").then().statusCode(200).body(containsString("ada"), not(containsString("secret")));
        when().get("/accounts/items").then().statusCode(200).body(containsString("ada"), not(containsString("secret")));
    }
}
