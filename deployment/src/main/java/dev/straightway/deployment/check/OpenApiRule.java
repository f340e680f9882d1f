package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** STW-207: no OpenAPI document is asked for that would tell of other paths than those that are served. */
final class OpenApiRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        problems.add("STW-207", "quarkus-smallrye-openapi", "would write a document with wrong paths, because it knows"
                + " neither quarkus.straightway.path nor the classes that an Application chooses. Use"
                + " @ApplicationPath for the path, and don't override getClasses and getSingletons.");
    }
}
