package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.security.Principal;
import java.util.List;

import jakarta.ws.rs.core.SecurityContext;

import org.jboss.jandex.Index;
import org.junit.jupiter.api.Test;

import io.quarkus.security.PermissionsAllowed;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.AuthorizationController;

/** What of Quarkus Security doesn't block depends on what the application has. */
class SecurityJudgementsTest {

    private static final String IDENTITY = "SecurityIdentityProxy#isAnonymous";
    private static final String ROLE = "SecurityContext#isUserInRole";
    private static final String CHECKS = "SecurityHandler#handle";
    private static final String ROLES = "RolesAllowedInterceptor#intercept";

    static class Plain {
    }

    static class Permitting {
        @PermissionsAllowed("read")
        void read() {
        }
    }

    static class OwnController extends AuthorizationController {
    }

    abstract static class OwnIdentity implements SecurityIdentity {
    }

    abstract static class OwnAssociation implements CurrentIdentityAssociation {
    }

    static class OwnContext implements SecurityContext {
        @Override
        public Principal getUserPrincipal() {
            return null;
        }

        @Override
        public boolean isUserInRole(String role) {
            return false;
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return null;
        }
    }

    private static List<String> judged(boolean proactive, Class<?>... types) throws IOException {
        return SecurityJudgements.of(Index.of(types), Index.of(Object.class), proactive).stream()
                .map(SecurityJudgements.Judged::pattern)
                .map(pattern -> pattern.replaceAll(".*\\.", "")).toList();
    }

    @Test
    void aClassOfTheApplicationIsItsOwnInAPackageOfQuarkusToo() throws IOException {
        Index all = Index.of(io.quarkus.sample.OwnController.class, AuthorizationController.class);
        assertThat(patterns(all, Index.of(Object.class))).contains(ROLES);
        assertThat(patterns(all, all)).doesNotContain(ROLES);
    }

    private static List<String> patterns(Index all, Index own) {
        return SecurityJudgements.of(all, own, true).stream().map(SecurityJudgements.Judged::pattern)
                .map(pattern -> pattern.replaceAll(".*\\.", "")).toList();
    }

    @Test
    void identityIsKnownWhereAuthenticationIsProactive() throws IOException {
        assertThat(judged(true, Plain.class)).contains(IDENTITY, ROLE, CHECKS);
        assertThat(judged(false, Plain.class)).isEmpty();
    }

    @Test
    void nobodyHasARoleWhereThereIsNoUser() {
        assertThat(SecurityJudgements.ofNoUser()).extracting(SecurityJudgements.Judged::pattern)
                .containsExactly("jakarta.ws.rs.core." + ROLE);
    }

    @Test
    void permissionsAreAskedOfCodeThatIsNotFollowed() throws IOException {
        assertThat(judged(true, Permitting.class)).contains(IDENTITY, ROLE, ROLES)
                .doesNotContain(CHECKS, "PermissionsAllowedInterceptor#intercept");
    }

    @Test
    void theApplicationMaySayWhetherAnythingIsChecked() throws IOException {
        assertThat(judged(true, OwnController.class)).contains(CHECKS).doesNotContain(ROLES);
    }

    @Test
    void identityIsNotKnownWhereAFilterMaySetAnother() throws IOException {
        assertThat(judged(true, OwnContext.class)).contains(CHECKS).doesNotContain(IDENTITY);
    }

    @Test
    void nothingIsKnownOfIdentitiesOfTheApplication() throws IOException {
        assertThat(judged(true, OwnIdentity.class)).isEmpty();
        assertThat(judged(true, OwnAssociation.class)).isEmpty();
    }
}
