package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static dev.straightway.deployment.Fixtures.singletons;
import static dev.straightway.deployment.Fixtures.surroundings;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import jakarta.servlet.ServletRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.RestApplication;

/** What is compiled and surely not meant. */
class WarningsTest {

    private static final String HERE = "dev.straightway.deployment.check.WarningsTest$";

    private static List<String> warnings(Class<?>... types) {
        RestApplication application = scan(types);
        return Checker.warn(application, surroundings(singletons(application))).stream().map(Problem::toString).toList();
    }

    @Path("/hidden")
    public static class Above {
        @GET
        @Path("{id}")
        public String get(@PathParam("id") String id) {
            return id;
        }
    }

    @Path("/hidden/{id}")
    public static class Below {
        @GET
        public String get(@PathParam("id") String id) {
            return id;
        }
    }

    @Test
    void warnsOfAMethodThatIsNeverReached() {
        assertThat(warnings(Above.class)).isEmpty();
        assertThat(warnings(Above.class, Below.class)).containsExactly("[STW-301] " + HERE
                + "Above#get(String): is never reached: GET '/hidden/{id}' is answered by " + HERE + "Below#get(String), whose"
                + " class template '/hidden/{id}' ranks before '/hidden' (§3.7.2). Remove one of them.");
    }

    @Path("/users/staff")
    public static class Staff {
        @GET
        public String get() {
            return "";
        }
    }

    @Path("/users")
    public static class Users {
        @GET
        @Path("staff/{id}")
        public String get(@PathParam("id") String id) {
            return id;
        }

        @GET
        @Path("{id}")
        public String other(@PathParam("id") String id) {
            return id;
        }
    }

    @Test
    void warnsOfAMethodWhosePathsBelongToAnotherClass() {
        assertThat(warnings(Users.class)).isEmpty();
        assertThat(warnings(Staff.class, Users.class)).containsExactly("[STW-301] " + HERE
                + "Users#get(String): is never reached: of " + HERE + "Staff the class template '/users/staff' ranks before"
                + " '/users' and begins all paths that it has (§3.7.2). Move it into that class.");
    }

    @Path("/servlet")
    public static class OfAServlet {
        @Context
        ServletRequest request;

        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void warnsOfWhatOnlyAServletContainerHas() {
        assertThat(check(OfAServlet.class)).isEmpty();
        assertThat(warnings(OfAServlet.class)).containsExactly("[STW-302] " + HERE + "OfAServlet: @Context injects null into"
                + " 'request' of type jakarta.servlet.ServletRequest, since there is no servlet container. Use UriInfo,"
                + " HttpHeaders or SecurityContext, or the RoutingContext of Vert.x.");
    }

    @Path("/private")
    public static class Hidden {
        @GET
        String get() {
            return "";
        }
    }

    @Test
    void warnsOfAMethodThatIsNotPublic() {
        assertThat(check(Hidden.class)).isEmpty();
        assertThat(warnings(Hidden.class)).containsExactly("[STW-303] " + HERE + "Hidden#get: isn't public, so it isn't a"
                + " resource method (§3.3.1). Make it public, or remove its annotations.");
    }

    @Path("/same")
    public static class Same {
        @GET
        public String one() {
            return "";
        }

        @GET
        public String two() {
            return "";
        }
    }

    @Test
    void warnsOfDuplicatesWhereTheyDoNotFailTheBuild() {
        RestApplication application = scan(Same.class);
        Surroundings lenient = new Surroundings(singletons(application), Neighbours.NONE, false);
        assertThat(Checker.check(application, lenient)).isEmpty();
        assertThat(Checker.warn(application, lenient)).extracting(Problem::toString).containsExactly("[STW-103] " + HERE
                + "Same#two(): answers the same request as " + HERE + "Same#one(): GET '/same' with the same media types."
                + " Change the path, the HTTP method, @Consumes or @Produces of one of them.");
        assertThat(warnings(Same.class)).isEmpty();
    }

    public interface Api {
        @GET
        @Path("all")
        String all();
    }

    @Path("/lost")
    public static class Lost implements Api {
        @Override
        @GET
        public String all() {
            return "";
        }
    }

    @Path("/kept")
    public static class Kept implements Api {
        @Override
        public String all() {
            return "";
        }
    }

    @Test
    void warnsOfAPathThatIsNotInherited() {
        assertThat(warnings(Kept.class, Api.class)).isEmpty();
        assertThat(warnings(Lost.class, Api.class)).containsExactly("[STW-306] " + HERE
                + "Lost#all(): has annotations of its own,"
                + " so it doesn't inherit @Path(\"all\") of " + HERE + "Api (§3.6). Repeat @Path, or remove its annotations.");
    }
}
