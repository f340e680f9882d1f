package dev.straightway.deployment.generate;

import java.lang.annotation.RetentionPolicy;
import java.lang.constant.ClassDesc;

import io.quarkus.gizmo2.ClassOutput;
import io.quarkus.gizmo2.Gizmo;

/**
 * Writes the class that generated resources look up by its name to make links for HAL. All that it does is inherited:
 *
 * <pre>
 * public class ResteasyReactiveHalService extends EntityLinks {
 * }
 * </pre>
 */
public final class HalServiceGenerator {

    /** The class of {@code quarkus-rest-links}, an artifact that the application doesn't have. */
    public static final String NAME = "io.quarkus.resteasy.reactive.links.runtime.hal.ResteasyReactiveHalService";

    private static final ClassDesc LINKS = ClassDesc.of("dev.straightway.runtime.hal.EntityLinks");
    private static final ClassDesc SCOPE = ClassDesc.of("jakarta.inject.Singleton");

    private HalServiceGenerator() {
    }

    /** @param beans takes the class as a bean */
    public static void generate(ClassOutput beans) {
        Gizmo.create(beans).class_(NAME, type -> {
            type.public_();
            type.extends_(LINKS);
            type.addAnnotation(SCOPE, RetentionPolicy.RUNTIME, scope -> {
            });
            type.defaultConstructor();
        });
    }
}
