package dev.straightway.deployment.quarkus.hidden;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Provider;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;

import dev.straightway.SecureField;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;

/** What only some users see, written in many ways. */
public final class Hidden {

    private Hidden() {
    }

    public record Account(String name, @SecureField(rolesAllowed = "admin") String secret,
            @SecureField(rolesAllowed = {
                    "none", "user" }) int balance){
    }

    public static class Bean {

        public String open = "open";

        @SecureField(rolesAllowed = "${tried.roles}")
        public String byExpression = "configured";

        @SecureField(rolesAllowed = "${tried.missing:user}")
        public String byDefault = "default";

        private String read = "read";

        @SecureField(rolesAllowed = "admin")
        public String getRead() {
            return read;
        }

        public void setRead(String read) {
            this.read = read;
        }

        @SecureField(rolesAllowed = "admin")
        @JsonUnwrapped
        public Account unwrapped = new Account("ada", "s", 1);

        @SecureField(rolesAllowed = "admin")
        public List<Account> nested = List.of(new Account("eve", "t", 2));
    }

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Row(String name, @SecureField(rolesAllowed = "admin") String secret) {
    }

    public static class View {
    }

    public static class OtherView {
    }

    public static class Viewed {

        @JsonView(View.class)
        public String seen = "seen";

        @JsonView(View.class)
        @SecureField(rolesAllowed = "admin")
        public String secret = "secret";

        @JsonView(OtherView.class)
        public String other = "other";
    }

    public record Wrong(@JsonValue @SecureField(rolesAllowed = "admin") String value) {
    }

    public record Renamed(String firstName, @SecureField(rolesAllowed = "admin") String lastName) {
    }

    @Provider
    public static class Renaming implements ContextResolver<ObjectMapper> {

        private final ObjectMapper mapper = new ObjectMapper()
                .setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);

        @Override
        public ObjectMapper getContext(Class<?> type) {
            return type == Renamed.class ? mapper : null;
        }
    }

    @Path("secured")
    @Produces("application/json")
    public static class Answers {

        private static final Account ACCOUNT = new Account("ada", "s", 1);

        @Inject
        ObjectMapper mapper;

        @GET
        @Path("entity")
        public Account entity() {
            return ACCOUNT;
        }

        @GET
        @Path("loop")
        @NonBlocking
        public Account loop() {
            return ACCOUNT;
        }

        @GET
        @Path("response")
        public Response response() {
            return Response.ok(ACCOUNT).build();
        }

        @GET
        @Path("uni")
        public Uni<Account> uni() {
            return Uni.createFrom().item(ACCOUNT);
        }

        @GET
        @Path("stage")
        public CompletionStage<Account> stage() {
            return CompletableFuture.supplyAsync(() -> ACCOUNT);
        }

        @GET
        @Path("object")
        public Object object() {
            return ACCOUNT;
        }

        @GET
        @Path("list")
        public List<Account> list() {
            return List.of(ACCOUNT);
        }

        @GET
        @Path("items")
        public Multi<Account> items() {
            return Multi.createFrom().items(ACCOUNT, ACCOUNT);
        }

        @GET
        @Path("bean")
        public Bean bean() {
            return new Bean();
        }

        @GET
        @Path("row")
        public Row row() {
            return new Row("ada", "s");
        }

        @GET
        @Path("view")
        @JsonView(View.class)
        public Viewed view() {
            return new Viewed();
        }

        @GET
        @Path("renamed")
        public Renamed renamed() {
            return new Renamed("ada", "lovelace");
        }

        @GET
        @Path("wrong")
        public Wrong wrong() {
            return new Wrong("w");
        }

        /** What the application writes by itself isn't for a user. */
        @GET
        @Path("own")
        @Produces("text/plain")
        public String own() throws JsonProcessingException {
            return mapper.writeValueAsString(ACCOUNT);
        }

        @POST
        @Consumes("application/json")
        @Produces("text/plain")
        public String read(Account account) {
            return account.toString();
        }
    }
}
