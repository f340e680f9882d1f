package dev.straightway.deployment.quarkus.mechanisms;

import java.util.Set;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.quarkus.security.Authenticated;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.security.identity.request.TrustedAuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpCredentialTransport;
import io.quarkus.vertx.http.runtime.security.annotation.BasicAuthentication;
import io.quarkus.vertx.http.runtime.security.annotation.FormAuthentication;
import io.quarkus.vertx.http.runtime.security.annotation.HttpAuthenticationMechanism;
import io.quarkus.vertx.http.runtime.security.annotation.MTLSAuthentication;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Resources that choose how their users are known; {@code mechanisms.csv} has what Quarkus REST answers. */
@Path("mechanisms")
public class Mechanisms {

    @Inject
    SecurityIdentity identity;

    private String name() {
        return identity.isAnonymous() ? "nobody" : identity.getPrincipal().getName();
    }

    @GET
    @Path("any")
    @Authenticated
    public String any() {
        return name();
    }

    @GET
    @Path("basic")
    @BasicAuthentication
    public String basic() {
        return name();
    }

    @GET
    @Path("form")
    @FormAuthentication
    public String form() {
        return name();
    }

    @GET
    @Path("certificate")
    @MTLSAuthentication
    public String certificate() {
        return name();
    }

    @GET
    @Path("spoken")
    @HttpAuthenticationMechanism("spoken")
    public String spoken() {
        return name();
    }

    @GET
    @Path("either")
    @HttpAuthenticationMechanism("basic")
    @HttpAuthenticationMechanism("spoken")
    public String either() {
        return name();
    }

    @Path("located")
    public Located located() {
        return new Located();
    }

    public static class Located {
        @GET
        @HttpAuthenticationMechanism("spoken")
        public String spoken() {
            return "located";
        }
    }

    /** Knows who says the word. */
    @ApplicationScoped
    public static class Spoken implements io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism {
        @Override
        public Uni<SecurityIdentity> authenticate(RoutingContext request, IdentityProviderManager providers) {
            return "friend".equals(request.request().getHeader("speak"))
                    ? providers.authenticate(new TrustedAuthenticationRequest("friend"))
                    : Uni.createFrom().nullItem();
        }

        @Override
        public Uni<ChallengeData> getChallenge(RoutingContext request) {
            return Uni.createFrom().item(new ChallengeData(401, "www-authenticate", "spoken"));
        }

        @Override
        public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
            return Set.of(TrustedAuthenticationRequest.class);
        }

        @Override
        public Uni<HttpCredentialTransport> getCredentialTransport(RoutingContext request) {
            return Uni.createFrom()
                    .item(new HttpCredentialTransport(HttpCredentialTransport.Type.OTHER_HEADER, "speak", "spoken"));
        }
    }
}
