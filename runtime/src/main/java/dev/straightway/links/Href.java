package dev.straightway.links;

import java.net.URI;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A link that becomes text when it is written.
 * <p>
 * Methods of link interfaces return it. If the build has generated the code that writes an object with such a property as
 * JSON, the link is written into the response without a string in between; Jackson writes it as its text. It holds the values
 * that it was made from. Immutable and thread-safe.
 */
public abstract class Href {

    /** For generated code. */
    protected Href() {
    }

    /** {@return the text of the link, newly made by each call} */
    @JsonValue
    @Override
    public abstract String toString();

    /** {@return the link as a URI, newly made by each call} */
    public final URI uri() {
        return URI.create(toString());
    }
}
