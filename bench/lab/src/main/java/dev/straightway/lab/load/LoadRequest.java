package dev.straightway.lab.load;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.verify.Address;

/**
 * What a generator is to do.
 *
 * @param address where the server is asked
 * @param scenario what is asked; its path is whole: the base path of the target is in it
 * @param shape how many requests are under way
 * @param seconds for how long
 * @param verifying whether the media type of every answer is compared as well, which costs the generator more: for warm-ups
 */
public record LoadRequest(Address address, Scenario scenario, Scenario.LoadShape shape, int seconds, boolean verifying) {

    /** {@return the same with as many requests under way} */
    LoadRequest with(Scenario.LoadShape other) {
        return new LoadRequest(address, scenario, other, seconds, verifying);
    }

    String mediaType() {
        return verifying ? scenario.expected().mediaType() : null;
    }
}
