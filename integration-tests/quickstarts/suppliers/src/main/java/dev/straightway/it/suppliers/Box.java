package dev.straightway.it.suppliers;

import dev.straightway.links.rest.RestLinkId;

/** What a supplier sends, with a key of its own. */
public record Box(@RestLinkId String key, int weight) {
}
