package dev.straightway.peer.vertx;

/** An item with a link to itself, in the shape that the other targets write. */
public record LinkedItem(String id, Links links) {

    static LinkedItem of(String id, String self) {
        return new LinkedItem(id, new Links(new Link(self)));
    }

    /** All links of an item. */
    public record Links(Link self) {
    }

    /** One link. */
    public record Link(String href) {
    }
}
