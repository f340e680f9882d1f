package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;

/** STW-404: {@code @Encoded} gives texts as they were sent. */
final class EncodedDifference implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Text text && text.encoded()) {
            problems.add("STW-404", where, "@Encoded gives '" + text.key() + "' as it was sent; Quarkus REST decodes a query"
                    + " parameter and encodes it anew, and ignores the annotation on a method or class. Remove it if the"
                    + " decoded text is meant.");
        }
    }
}
