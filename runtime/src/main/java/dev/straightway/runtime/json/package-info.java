/**
 * JSON that generated code writes and reads, without Jackson in between: bytes, the properties of beans, and what their values
 * are made of.
 * <p>
 * Imports {@code java.*} only. What of it fits the application's {@code ObjectMapper} is decided elsewhere, by asking the
 * mapper. Start at {@link dev.straightway.runtime.json.PropertyAccess}.
 */
package dev.straightway.runtime.json;
