package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;

import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What is asked before the resource methods that no annotation secures: the keys that Quarkus REST has. */
@ConfigMapping(prefix = "quarkus.security.jaxrs")
@ConfigRoot(phase = ConfigPhase.BUILD_TIME)
public interface JaxRsSecurityConfig {

    /** Whether nobody may call resource methods that no annotation of security is for. */
    @WithDefault("false")
    boolean denyUnannotatedEndpoints();

    /** The roles of which one is needed to call resource methods that no annotation of security is for; `**` is any user. */
    Optional<List<String>> defaultRolesAllowed();
}
