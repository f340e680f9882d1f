package dev.straightway.links.hal;

import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import jakarta.ws.rs.core.Link;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * A resource object (draft-kelly-json-hal §4): the properties of an object, with links and embedded resources beside them.
 *
 * <pre>
 * return HalDocument.of(order)
 *         .link("self", links.order(order.id()))
 *         .embedAll("items", items);
 * </pre>
 *
 * Jackson writes it when a resource method returns it; {@code @Produces("application/hal+json")} declares the media type. For
 * use by one thread at a time.
 *
 * @param <T> the type whose properties are written: a bean, a record or a map
 */
@JsonPropertyOrder({ "_links", "content", "_embedded" })
public final class HalDocument<T> {

    private static final String CURIES = "curies";

    private final T content;
    private final Map<String, Object> links = new LinkedHashMap<>();
    private final Map<String, Object> embedded = new LinkedHashMap<>();

    private HalDocument(T content) {
        this.content = content;
    }

    /**
     * {@return a document with the properties of an object}
     *
     * @throws IllegalArgumentException for an object without properties: a text, a number, a collection, an array
     */
    public static <T> HalDocument<T> of(T content) {
        Objects.requireNonNull(content, "content");
        if (content instanceof CharSequence || content instanceof Number || content instanceof Boolean
                || content instanceof Iterable || content instanceof Enum || content.getClass().isArray()) {
            throw new IllegalArgumentException("A HAL document holds properties, and a " + content.getClass().getName()
                    + " has none. Embed it, or put it into a map.");
        }
        return new HalDocument<>(content);
    }

    /** {@return a document without properties of its own, such as that of a collection or of the root of an API} */
    public static HalDocument<Void> empty() {
        return new HalDocument<>(null);
    }

    /** Adds a link; several links of one relation become an array. */
    public HalDocument<T> link(String relation, HalLink link) {
        links.merge(relation, link, HalDocument::both);
        return this;
    }

    public HalDocument<T> link(String relation, URI href) {
        return link(relation, HalLink.of(href));
    }

    /** Adds a link with its relation, title and type. */
    public HalDocument<T> link(Link link) {
        return link(Objects.requireNonNull(link.getRel(), "The link has no relation"),
                HalLink.of(link.getUri()).withTitle(link.getTitle()).withType(link.getType()));
    }

    /**
     * Adds a link, if it wasn't left out.
     *
     * @param link a {@link HalLink}, a {@code URI} or nothing
     */
    public HalDocument<T> link(String relation, Optional<?> link) {
        link.ifPresent(one -> link(relation, one instanceof HalLink hal ? hal : HalLink.of(one.toString())));
        return this;
    }

    /** Adds links of one relation, always as an array. */
    public HalDocument<T> links(String relation, List<HalLink> several) {
        links.merge(relation, List.copyOf(several), HalDocument::both);
        return this;
    }

    /**
     * Says where relations that begin with a name and a colon are documented (draft-kelly-json-hal §8.2).
     *
     * @param template contains <code>{rel}</code>
     */
    public HalDocument<T> curie(String name, String template) {
        return links(CURIES, List.of(HalLink.template(template).withName(name)));
    }

    private static Object both(Object one, Object two) {
        List<Object> all = new ArrayList<>();
        for (Object each : new Object[] { one, two }) {
            if (each instanceof List<?> several) {
                all.addAll(several);
            } else {
                all.add(each);
            }
        }
        return all;
    }

    /** Embeds one resource. */
    public HalDocument<T> embed(String relation, Object resource) {
        embedded.put(relation, Objects.requireNonNull(resource, "resource"));
        return this;
    }

    /** Embeds resources, always as an array. */
    public HalDocument<T> embedAll(String relation, Collection<?> resources) {
        embedded.put(relation, List.copyOf(resources));
        return this;
    }

    @JsonProperty("_links")
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public Map<String, Object> getLinks() {
        return links;
    }

    /** {@return the object whose properties are written; {@code null} for a map} */
    @JsonUnwrapped
    public T getContent() {
        return content instanceof Map ? null : content;
    }

    /** {@return the properties of a map} */
    @JsonAnyGetter
    public Map<?, ?> getProperties() {
        return content instanceof Map<?, ?> map ? map : Map.of();
    }

    @JsonProperty("_embedded")
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public Map<String, Object> getEmbedded() {
        return embedded;
    }
}
