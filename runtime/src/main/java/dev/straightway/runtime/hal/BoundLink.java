package dev.straightway.runtime.hal;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.runtime.links.LinkText;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * A link whose values are read from objects of one class. It is written as typed links are, of constants and values.
 *
 * @param link the link
 * @param parts of its path, in their order
 */
record BoundLink(EntityLink link, List<Part> parts) {

    private static final int USUAL_VALUES = 40;

    /**
     * A part of a path.
     *
     * @param text percent-encoded; the name of a variable
     * @param property gives the value of the variable; {@code null} for a constant
     */
    private record Part(String text, EntityProperty property) {
    }

    /** {@return a link with the properties of a class} */
    static BoundLink of(EntityLink link, Class<?> type) {
        List<Part> parts = new ArrayList<>();
        for (PathTemplate.Piece piece : PathTemplate.parse(link.path()).pieces()) {
            parts.add(new Part(piece.text(),
                    piece.variable() ? EntityProperty.named(link.properties().get(piece.text()), type) : null));
        }
        return new BoundLink(link, List.copyOf(parts));
    }

    /**
     * {@return the URI of the link}
     *
     * @param base of the request, without a slash at its end
     * @throws IllegalArgumentException if the entity lacks a value
     */
    String uri(String base, Object entity) {
        LinkText uri = LinkText.of(base, base.length() + link.path().length() + USUAL_VALUES);
        if (parts.isEmpty()) {
            uri.constant("/");
        }
        for (Part part : parts) {
            if (part.property() == null) {
                uri.constant(part.text());
            } else {
                uri.segment(part.property().of(entity), part.text());
            }
        }
        return uri.text();
    }
}
