/**
 * What generated links are made of: text that is put together and encoded.
 * <p>
 * Imports {@code java.*}, {@code jakarta.ws.rs} and the links' API. Start at {@link dev.straightway.runtime.links.LinkText}.
 */
package dev.straightway.runtime.links;
