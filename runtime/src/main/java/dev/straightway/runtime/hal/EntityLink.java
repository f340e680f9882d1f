package dev.straightway.runtime.hal;

import java.util.Map;

/**
 * A link to a resource method that an entity has: what the build found at one {@code @RestLink}.
 *
 * @param entity the binary name of the class of the entity
 * @param rel the relation of the link
 * @param title the title of the link; empty for none
 * @param type the media type of the link; empty for none
 * @param path the template of the method, from the base URI on
 * @param properties the property of the entity that gives the value of each variable of the template
 */
public record EntityLink(String entity, String rel, String title, String type, String path, Map<String, String> properties) {
}
