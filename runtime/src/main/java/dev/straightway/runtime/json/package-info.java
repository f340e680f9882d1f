/**
 * JSON that generated code writes and reads, without Jackson in between: bytes, the properties of beans, and what their values
 * are made of.
 * <p>
 * Imports {@code java.*} only. Whether it writes and reads a type as the application's
 * {@code ObjectMapper} does is decided elsewhere, by asking the mapper. Start at
 * {@link dev.straightway.runtime.json.PropertyAccess}.
 */
package dev.straightway.runtime.json;
