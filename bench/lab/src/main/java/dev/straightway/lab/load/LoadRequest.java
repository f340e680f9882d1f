package dev.straightway.lab.load;

import dev.straightway.lab.scenario.Scenario;

/**
 * What a generator is to do.
 *
 * @param port the server's port on 127.0.0.1
 * @param scenario what is asked; its path is whole: the base path of the target is in it
 * @param shape how many requests are under way
 * @param seconds for how long
 * @param verifying whether the media type of every answer is compared as well, which costs the generator more: for warm-ups
 */
public record LoadRequest(int port, Scenario scenario, Scenario.LoadShape shape, int seconds, boolean verifying) {

    String mediaType() {
        return verifying ? scenario.expected().mediaType() : null;
    }
}
