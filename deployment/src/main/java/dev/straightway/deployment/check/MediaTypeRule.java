package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.negotiation.MediaRange;

/** STW-131: {@code @Consumes} and {@code @Produces} hold media types (§3.5). */
final class MediaTypeRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        check("@Consumes", method.consumes(), method, problems);
        check("@Produces", method.produces(), method, problems);
    }

    private static void check(String annotation, List<String> values, ResourceMethod method, Problems problems) {
        for (String value : values) {
            try {
                MediaRange.parse(value);
            } catch (IllegalArgumentException e) {
                problems.add("STW-131", method, annotation + "(\"" + value + "\") isn't a media type: " + e.getMessage()
                        + ". For example, write \"application/json\".");
            }
        }
    }
}
