package dev.straightway.deployment.check;

import java.util.EnumSet;
import java.util.Set;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;

/** STW-401: a parameter without characters is the empty text here, and none in Quarkus REST. */
final class EmptyParameterDifference implements ParameterRule {

    private static final Set<Place> PLACES = EnumSet.of(Place.QUERY, Place.FORM, Place.HEADER, Place.COOKIE);

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Text text && PLACES.contains(text.place()) && text.defaultText().isPresent()) {
            problems.add("STW-401", where, "'" + text.key() + "' without a value, as in ?" + text.key() + "=, is an empty"
                    + " string; Quarkus REST uses the default '" + text.defaultText().get() + "'. Set"
                    + " quarkus.straightway.compatibility.empty-parameters=absent to keep that.");
        }
    }
}
