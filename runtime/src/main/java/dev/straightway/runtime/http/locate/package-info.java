/**
 * Sub-resource locators (§3.4.1): the objects that they return, and the routes of those objects' classes.
 * <p>
 * Imports {@code http.exchange}. Start at {@link SubResources}.
 */
package dev.straightway.runtime.http.locate;
