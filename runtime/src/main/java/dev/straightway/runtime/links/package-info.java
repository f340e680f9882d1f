/**
 * What generated links are made of: text that is put together and encoded, and bytes of JSON.
 * <p>
 * Imports {@code java.*}, {@code jakarta.ws.rs}, the links' API and {@code json}. Start at {@link
 * dev.straightway.runtime.links.LinkText}, and for JSON at {@link dev.straightway.runtime.links.GeneratedHref}.
 */
package dev.straightway.runtime.links;
