package dev.straightway.runtime.recording;

import dev.straightway.runtime.body.Representation;

/**
 * How the entity is read.
 *
 * @param representation the kind of reader
 * @param type the entity's type in Jackson's canonical form, for example {@code java.util.List<org.acme.Item>}
 */
public record ReaderSpec(Representation representation, String type) {
}
