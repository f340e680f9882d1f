package dev.straightway.peer.straightway;

import dev.straightway.links.Href;

/** The item of the shared resource, with a link that is written when the item is. */
public record TypedItem(String id, Links links) {

    static TypedItem of(String id, Href self) {
        return new TypedItem(id, new Links(new Link(self)));
    }

    /** All links of an item. */
    public record Links(Link self) {
    }

    /** One link. */
    public record Link(Href href) {
    }
}
