package dev.straightway.deployment.config;

import java.util.List;
import java.util.Optional;

import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Who may call resource methods without a security annotation: the properties that Quarkus REST has. */
@ConfigMapping(prefix = "quarkus.security.jaxrs")
@ConfigRoot(phase = ConfigPhase.BUILD_TIME)
public interface JaxRsSecurityConfig {

    /** Whether resource methods without a security annotation are denied to everybody. */
    @WithDefault("false")
    boolean denyUnannotatedEndpoints();

    /**
     * The roles that may call resource methods without a security annotation. One of them is enough; {@code **} stands for any
     * authenticated user.
     */
    Optional<List<String>> defaultRolesAllowed();
}
