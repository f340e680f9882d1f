package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;

/** STW-403: matrix parameters are those of the last segment that was matched; in Quarkus REST those of any. */
final class MatrixDifference implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Text text && text.place() == Place.MATRIX) {
            problems.add("STW-403", where, "@MatrixParam(\"" + text.key() + "\") is taken from the last segment of the path;"
                    + " Quarkus REST takes it from any. Use a PathSegment if it is in an earlier one.");
        }
    }
}
