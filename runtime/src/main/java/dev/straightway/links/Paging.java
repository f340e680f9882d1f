package dev.straightway.links;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

import jakarta.ws.rs.core.Link;

/**
 * A page of a list, which links to the others.
 *
 * <pre>
 * Link[] others = new Paging(page, 20, items.count()).links(number -> links.all(number, 20)).toArray(Link[]::new);
 * return Response.ok(items.page(page, 20)).links(others).build();
 * </pre>
 *
 * @param page its number, counted from 0
 * @param size how many elements a page has
 * @param total how many elements the list has
 */
public record Paging(int page, int size, long total) {

    /** @throws IllegalArgumentException for a negative page or total, a size below 1, or more pages than an int counts */
    public Paging {
        if (page < 0 || size < 1 || total < 0 || total / size >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("There is no page " + page + " of " + size + " elements in a list of " + total);
        }
    }

    /** {@return the number of the last page; 0 for an empty list} */
    public int last() {
        return total == 0 ? 0 : (int) ((total - 1) / size);
    }

    /**
     * {@return links with the relations first, prev, next and last; without prev on the first page, and without next on the
     * last one and behind it}
     *
     * @param link makes the link to a page
     */
    public List<Link> links(IntFunction<URI> link) {
        List<Link> links = new ArrayList<>();
        links.add(link(link, 0, "first"));
        if (page > 0) {
            links.add(link(link, Math.min(page - 1, last()), "prev"));
        }
        if (page < last()) {
            links.add(link(link, page + 1, "next"));
        }
        links.add(link(link, last(), "last"));
        return links;
    }

    private static Link link(IntFunction<URI> link, int page, String relation) {
        return Link.fromUri(link.apply(page)).rel(relation).build();
    }
}
