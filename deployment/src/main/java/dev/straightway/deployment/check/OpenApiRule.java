package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** STW-207: no OpenAPI document is asked for, which would stay empty. */
final class OpenApiRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        problems.add("STW-207", "quarkus-smallrye-openapi", "doesn't see the endpoints of Straightway yet and would print"
                + " a document without paths. Remove the extension.");
    }
}
