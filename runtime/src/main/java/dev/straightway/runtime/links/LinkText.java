package dev.straightway.runtime.links;

import java.net.URI;
import java.util.List;

import jakarta.ws.rs.core.Link;

import dev.straightway.links.hal.HalLink;

/**
 * A link that is being written. Generated implementations of link interfaces call it:
 *
 * <pre>
 * public URI getParts(int id, String colour) {
 *     LinkText text = LinkText.of("/items/", 40);
 *     text.number(id);
 *     text.constant("/parts");
 *     text.query("colour=", colour);
 *     return text.uri();
 * }
 * </pre>
 *
 * Constants are encoded already. Used once, by one thread.
 */
public final class LinkText {

    /** Most links have four parts at most, and are put together at once. */
    private final String first;
    private String second;
    private String third;
    private String fourth;
    private StringBuilder more;
    private int parts = 1;
    private final int capacity;
    private boolean query;

    private LinkText(String first, int capacity) {
        this.first = first;
        this.capacity = capacity;
    }

    /**
     * {@return a link that begins with a path}
     *
     * @param capacity how long it will probably become
     */
    public static LinkText of(String beginning, int capacity) {
        return new LinkText(beginning, capacity);
    }

    /**
     * {@return a link that begins with the base URI of the request}
     *
     * @param path what follows
     * @param capacity how long path and all that follows will probably become
     */
    public static LinkText below(LinkBase base, String path, int capacity) {
        String beginning = base.text();
        LinkText link = new LinkText(beginning, beginning.length() + capacity);
        link.append(path);
        return link;
    }

    private void append(String part) {
        switch (parts++) {
            case 1 -> second = part;
            case 2 -> third = part;
            case 3 -> fourth = part;
            default -> appendMore(part);
        }
    }

    private void appendMore(String part) {
        if (more == null) {
            more = new StringBuilder(capacity).append(first).append(second).append(third).append(fourth);
        }
        more.append(part);
    }

    /** Appends what the template says. */
    public void constant(String encoded) {
        append(encoded);
    }

    /** Appends a value of an integer type. */
    public void number(int value) {
        append(Integer.toString(value));
    }

    /** Appends a value of an integer type. */
    public void number(long value) {
        append(Long.toString(value));
    }

    /**
     * Appends a value whose text needs no encoding.
     *
     * @param name of the variable
     */
    public void plain(Object value, String name) {
        append(LinkValues.given(value, name).toString());
    }

    /** Appends a value as a segment of the path, or a part of one. */
    public void segment(Object value, String name) {
        append(LegalCharacters.SEGMENT.encode(LinkValues.given(value, name).toString()));
    }

    /** Appends a value that may be several segments of the path. */
    public void path(Object value, String name) {
        append(LegalCharacters.PATH.encode(LinkValues.given(value, name).toString()));
    }

    /**
     * Appends a query parameter, one for each element of a collection or array; none for what is empty or {@code null}.
     *
     * @param name encoded, with the equals sign behind it
     */
    public void query(String name, Object value) {
        all(name, value, LegalCharacters.QUERY);
    }

    /** The same with a matrix parameter; the semicolon stands before the name. */
    public void matrix(String name, Object value) {
        all(name, value, LegalCharacters.MATRIX);
    }

    private void all(String name, Object value, LegalCharacters legal) {
        Object all = LinkValues.all(value);
        if (all instanceof List<?> values) {
            values.forEach(each -> one(name, each.toString(), legal));
        } else if (all != null) {
            one(name, all.toString(), legal);
        }
    }

    private void one(String name, String value, LegalCharacters legal) {
        if (legal == LegalCharacters.QUERY) {
            append(query ? "&" : "?");
            query = true;
        }
        append(name);
        append(legal.encode(value));
    }

    /**
     * Leaves query parameters for clients to fill in (RFC 6570 §3.2.8).
     *
     * @param names with commas between them
     */
    public void open(String names) {
        append((query ? "{&" : "{?") + names + "}");
    }

    /** {@return the link as a string} */
    public String text() {
        return switch (parts) {
            case 1 -> first;
            case 2 -> first.concat(second);
            case 3 -> first + second + third;
            case 4 -> first + second + third + fourth;
            default -> more.toString();
        };
    }

    public URI uri() {
        return URI.create(text());
    }

    /** {@return the link with its relation} */
    public Link link(String relation) {
        return Link.fromUri(uri()).rel(relation).build();
    }

    /** {@return the link as HAL writes it} */
    public HalLink hal() {
        return HalLink.of(text());
    }

    /** {@return the template as HAL writes it} */
    public HalLink template() {
        return HalLink.template(text());
    }
}
