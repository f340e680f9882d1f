package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.types.Constraints;

/** Keys and extensions that ask for what isn't done. */
class NeighbourProblemsTest {

    @Path("/resource")
    public static class Resource {
        @GET
        public String get() {
            return "";
        }
    }

    private static Neighbours configured(Map<String, String> keys) {
        return new Neighbours(Constraints.NONE, false, keys, Secured.NOTHING, Set.of());
    }

    @Test
    void refusesKeysThatWouldDenyAccess() {
        assertThat(
                check(scan(Resource.class), configured(Map.of("quarkus.security.jaxrs.default-roles-allowed", "admin,user"))))
                .extracting(Problem::toString)
                .containsExactly("[STW-209] quarkus.security.jaxrs.default-roles-allowed: the value 'admin,user' isn't honoured"
                        + " by Straightway. Add an extension that checks it, such as quarkus-security; without one, the"
                        + " key has no effect.");
    }

    @Test
    void acceptsThemWhereAnExtensionChecks() {
        Secured secured = new Secured(Set.of("jakarta.annotation.security.RolesAllowed"), Set.of());
        assertThat(check(scan(Resource.class), new Neighbours(Constraints.NONE, false,
                Map.of("quarkus.security.jaxrs.deny-unannotated-endpoints", "true"), secured, Set.of()))).isEmpty();
    }

    @Test
    void refusesKeysOfQuarkusRest() {
        assertThat(check(scan(Resource.class), configured(Map.of("quarkus.rest.path", "/api")))).extracting(Problem::toString)
                .containsExactly("[STW-212] quarkus.rest.path: the value '/api' isn't honoured by Straightway. Use"
                        + " quarkus.straightway.path.");
    }

    @Test
    void acceptsKeysThatAskForNothing() {
        assertThat(check(scan(Resource.class), configured(Map.of("quarkus.rest.path", "/",
                "quarkus.security.jaxrs.deny-unannotated-endpoints", "false")))).isEmpty();
    }

    @Test
    void refusesADocumentWithOtherPaths() {
        assertThat(check(scan(Resource.class), new Neighbours(Constraints.NONE, true, Map.of(), Secured.NOTHING, Set.of())))
                .extracting(Problem::toString)
                .containsExactly("[STW-207] quarkus-smallrye-openapi: would write a document with wrong paths, because it"
                        + " knows neither quarkus.straightway.path nor the"
                        + " classes that an Application chooses. Use @ApplicationPath for the path, and don't override"
                        + " getClasses and getSingletons.");
    }

    @Test
    void refusesWhatAnExtensionGives() {
        assertThat(contributed(new Contribution("io.quarkus.resteasy.reactive.server.spi.MethodScannerBuildItem",
                "org.acme.Scanner", Optional.of("acme-scanning"))))
                .containsExactly("[STW-214] org.acme.Scanner: comes from acme-scanning as MethodScannerBuildItem, which isn't"
                        + " honoured. Remove the extension.");
    }

    @Test
    void refusesWhatIsNotThere() {
        assertThat(contributed(new Contribution("io.quarkus.resteasy.reactive.spi.MessageBodyWriterBuildItem",
                "org.acme.Writer", Optional.empty())))
                .containsExactly("[STW-214] org.acme.Writer: comes from another extension as MessageBodyWriterBuildItem, but"
                        + " it, or the class that it handles, isn't on the class path. Add the library that has it, or remove"
                        + " the extension.");
    }

    private static List<String> contributed(Contribution contribution) {
        Neighbours neighbours = new Neighbours(Constraints.NONE, false, Map.of(), Secured.NOTHING, Set.of(contribution));
        return check(scan(Resource.class), neighbours).stream().map(Problem::toString).toList();
    }
}
