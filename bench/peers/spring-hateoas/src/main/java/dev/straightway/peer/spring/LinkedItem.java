package dev.straightway.peer.spring;

/** An item with a link that was put together by hand, in the shape that the other targets write. */
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
