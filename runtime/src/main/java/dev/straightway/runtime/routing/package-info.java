/**
 * Finds the routes that a request path selects, as Jakarta REST 3.1 §3.7.2 steps 1 and 2 rank them.
 * <p>
 * Knows paths and templates only: no HTTP method, no media type, no framework. May import {@code java.*} and nothing else,
 * because the same classes decide at build time and serve at run time.
 * <p>
 * Start at {@link dev.straightway.runtime.routing.RouteTable}: it is a {@code Trie} of class templates, each of which holds
 * a {@code Trie} of method templates. {@link dev.straightway.runtime.routing.PathTemplate} states the path language.
 */
package dev.straightway.runtime.routing;
