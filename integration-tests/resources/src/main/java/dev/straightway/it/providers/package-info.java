/**
 * Providers for types and media types of their own: readers, writers, exception mappers, context resolvers (§4).
 * <p>
 * Imports Jakarta REST only; no provider here takes part in another route. Start at
 * {@link dev.straightway.it.providers.NotesResource} and {@link dev.straightway.it.providers.ShopResource}.
 */
package dev.straightway.it.providers;
