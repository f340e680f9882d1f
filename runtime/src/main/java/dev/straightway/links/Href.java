package dev.straightway.links;

import java.net.URI;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A link that becomes text when it is written.
 * <p>
 * A method of a link interface returns it. Where the build has generated how an object with such a property is written as JSON,
 * the link goes into the answer without a string in between; Jackson writes it as its text. It holds the values that it was
 * made of as they were then. Immutable, for all threads.
 */
public abstract class Href {

    /** For generated code. */
    protected Href() {
    }

    /** {@return the text of the link, made anew by each call} */
    @JsonValue
    @Override
    public abstract String toString();

    /** {@return the link as a URI, made anew by each call} */
    public final URI uri() {
        return URI.create(toString());
    }
}
