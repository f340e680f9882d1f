package dev.straightway.deployment.reach.walk;

import java.util.List;
import java.util.Map;

/**
 * Knows what reviewed code finds on its own and calls, though nobody hands it over in sight of the walk: what the application
 * registers as a service, as a bean, or with a provider of the platform.
 */
final class Companions {

    /** Types that may be below, by the first letters of the class that is called. */
    private static final Map<String, List<String>> TYPES = Map.of(
            "io/micrometer/", List.of("io/micrometer/core/instrument/config/MeterFilter",
                    "io/micrometer/core/instrument/MeterRegistry"),
            "java/security/MessageDigest", List.of("java/security/MessageDigestSpi"),
            "javax/crypto/Mac", List.of("javax/crypto/MacSpi"),
            "java/security/Principal", List.of("java/security/Principal"),
            "jakarta/ws/rs/core/SecurityContext", List.of("java/security/Principal",
                    "io/quarkus/security/identity/SecurityIdentity"));

    private final World world;

    Companions(World world) {
        this.world = world;
    }

    /** Puts what a call may find into what it can get at. */
    void add(String owner, Var to) {
        TYPES.entrySet().stream().filter(entry -> owner.startsWith(entry.getKey()))
                .flatMap(entry -> entry.getValue().stream()).forEach(type -> below(type, to));
    }

    private void below(String type, Var to) {
        if (world.classes.shape(type) != null) {
            world.classes.concrete(type).stream().filter(world.classes.application()::contains)
                    .forEach(one -> world.flow.add(to, world.things.object(one)));
        }
    }
}
