package dev.straightway.runtime.recording;

import dev.straightway.runtime.body.Representation;

/**
 * How the entity is read.
 *
 * @param representation the kind of reader
 * @param type the entity's type in Jackson's canonical form, for example {@code java.util.List<org.acme.Item>}
 * @param signature the JVM signature of the type
 * @param json how it is read as JSON
 * @param annotated where the annotations of the parameter are
 * @param own who of the application reads it
 */
public record ReaderSpec(Representation representation, String type, String signature, JsonSpec json,
        ElementSpec annotated, OwnProviderSpec own) {
}
