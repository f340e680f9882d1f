package dev.straightway.links.hal;

import java.net.URI;
import java.util.Objects;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A link object (draft-kelly-json-hal §5). Members that are {@code null} aren't written.
 *
 * @param href the URI, or a URI template (RFC 6570)
 * @param templated {@code true} for a template, otherwise {@code null}
 * @param type the media type to expect
 * @param deprecation the URL of a page about the removal of the link
 * @param name a second key, among links with the same relation
 * @param profile the URI of a profile of the target
 * @param title for people
 * @param hreflang the language of the target
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HalLink(String href, Boolean templated, String type, String deprecation, String name, String profile,
        String title, String hreflang) {

    public HalLink {
        Objects.requireNonNull(href, "href");
    }

    public static HalLink of(String href) {
        return new HalLink(href, null, null, null, null, null, null, null);
    }

    public static HalLink of(URI href) {
        return of(href.toString());
    }

    /** {@return a link that clients fill in} */
    public static HalLink template(String template) {
        return new HalLink(template, true, null, null, null, null, null, null);
    }

    public HalLink withType(String mediaType) {
        return new HalLink(href, templated, mediaType, deprecation, name, profile, title, hreflang);
    }

    public HalLink withDeprecation(String documentation) {
        return new HalLink(href, templated, type, documentation, name, profile, title, hreflang);
    }

    public HalLink withName(String key) {
        return new HalLink(href, templated, type, deprecation, key, profile, title, hreflang);
    }

    public HalLink withProfile(String uri) {
        return new HalLink(href, templated, type, deprecation, name, uri, title, hreflang);
    }

    public HalLink withTitle(String words) {
        return new HalLink(href, templated, type, deprecation, name, profile, words, hreflang);
    }

    public HalLink withHreflang(String language) {
        return new HalLink(href, templated, type, deprecation, name, profile, title, language);
    }
}
