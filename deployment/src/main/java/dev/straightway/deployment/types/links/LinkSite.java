package dev.straightway.deployment.types.links;

import java.util.Optional;

import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;

/**
 * A part of a link that a parameter may fill.
 *
 * @param place which part
 * @param key the name of the variable or parameter
 * @param taken the parameter of the resource method that takes it; empty for a variable that nobody takes
 */
public record LinkSite(Place place, String key, Optional<Text> taken) {

    /** {@return whether a parameter fills it} */
    boolean isFilledBy(LinkMethod.Parameter parameter) {
        return parameter.place().isPresent() ? parameter.place().get() == place && parameter.key().equals(key)
                : parameter.name().equals(key) || taken.filter(text -> text.name().equals(parameter.name())).isPresent();
    }
}
