package dev.straightway.deployment;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.RestApplication;

/** Finds the path before all templates. */
final class ApplicationPath {

    private static final DotName APPLICATION_PATH = DotName.createSimple("jakarta.ws.rs.ApplicationPath");

    private ApplicationPath() {
    }

    /**
     * @param root {@code quarkus.http.root-path}
     * @param configured {@code quarkus.straightway.path}, which {@code @ApplicationPath} overrides as in Quarkus REST
     * @return with a slash at its start and none at its end; empty for the root of the server
     */
    static String of(RestApplication application, String root, String configured) {
        String own = application.declaration()
                .map(type -> type.declaredAnnotation(APPLICATION_PATH))
                .map(AnnotationInstance::value).map(value -> value.asString())
                .orElse(configured);
        return slashed(root) + slashed(own);
    }

    private static String slashed(String path) {
        String bare = path.trim().replaceAll("^/+|/+$", "");
        return bare.isEmpty() ? "" : "/" + bare;
    }
}
