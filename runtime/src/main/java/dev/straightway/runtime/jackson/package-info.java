/**
 * Asks an {@code ObjectMapper} whether generated code writes and reads a type as it does: its settings, its serializers and
 * deserializers, and samples of values.
 * <p>
 * Imports {@code json}, {@code links} and Jackson. Start at {@link dev.straightway.runtime.jackson.WriterFit}.
 */
package dev.straightway.runtime.jackson;
