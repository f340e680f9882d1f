package dev.straightway.it.quarkus;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

import com.fasterxml.jackson.annotation.JsonView;

import io.smallrye.mutiny.Uni;

/** Entities of which a view shows some properties only; {@code @JsonView} of the class is for methods that have none. */
@Path("viewed")
@Produces("application/json")
@JsonView(ViewedResource.Private.class)
public class ViewedResource {

    /** What everybody sees. */
    public interface Public {
    }

    /** What few see. */
    public interface Private extends Public {
    }

    /** What nobody sees here. */
    public interface Secret extends Private {
    }

    /** Somebody. */
    public static class User {

        @JsonView(Public.class)
        public String name = "Ann";

        @JsonView(Private.class)
        public String mail = "ann@example.org";

        @JsonView(Secret.class)
        public String password = "secret";
    }

    @GET
    @Path("class")
    public User byClass() {
        return new User();
    }

    @GET
    @Path("one")
    @JsonView(Public.class)
    public User one() {
        return new User();
    }

    @GET
    @Path("list")
    @JsonView(Public.class)
    public List<User> list() {
        return List.of(new User());
    }

    @GET
    @Path("uni")
    @JsonView(Public.class)
    public Uni<User> uni() {
        return Uni.createFrom().item(new User());
    }

    @GET
    @Path("rest")
    @JsonView(Public.class)
    public RestResponse<List<User>> rest() {
        return RestResponse.ok(List.of(new User()));
    }

    @GET
    @Path("response")
    @JsonView(Public.class)
    public Response response() {
        return Response.ok(new User()).build();
    }

    @GET
    @Path("object")
    @JsonView(Public.class)
    public Object object() {
        return new User();
    }

    @GET
    @Path("filtered")
    @JsonView(Public.class)
    @Seen
    public User filtered() {
        return new User();
    }

    @GET
    @Path("thrown")
    @JsonView(Public.class)
    public User thrown() {
        throw new WebApplicationException(Response.status(409).entity(new User()).build());
    }

    @GET
    @Path("failed")
    @JsonView(Public.class)
    public Uni<User> failed() {
        return Uni.createFrom().failure(new WebApplicationException(Response.status(409).entity(new User()).build()));
    }

    @GET
    @Path("mapped")
    @JsonView(Public.class)
    public User mapped() {
        throw new IllegalCallerException();
    }

    @GET
    @Path("mapped-class")
    public User mappedByClass() {
        throw new IllegalCallerException();
    }

    @ServerExceptionMapper
    RestResponse<User> map(IllegalCallerException unused) {
        return RestResponse.status(RestResponse.Status.CONFLICT, new User());
    }

    @POST
    @Path("read")
    @Produces("text/plain")
    public String read(@JsonView(Public.class) User user) {
        return user.name + " " + user.mail + " " + user.password;
    }

    @POST
    @Path("whole")
    @Produces("text/plain")
    @JsonView(Public.class)
    public String whole(User user) {
        return user.name + " " + user.mail + " " + user.password;
    }
}
