package dev.straightway.peer;

/** An item with a link to itself, as {@code {"id":"…","links":{"self":{"href":"…"}}}}. */
public final class LinkedItem {

    private final String id;
    private final Links links;

    public LinkedItem(String id, String self) {
        this.id = id;
        this.links = new Links(new Link(self));
    }

    public String getId() {
        return id;
    }

    public Links getLinks() {
        return links;
    }

    /** All links of an item. */
    public static final class Links {

        private final Link self;

        Links(Link self) {
            this.self = self;
        }

        public Link getSelf() {
            return self;
        }
    }

    /** One link. */
    public static final class Link {

        private final String href;

        Link(String href) {
            this.href = href;
        }

        public String getHref() {
            return href;
        }
    }
}
