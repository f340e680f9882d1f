/**
 * Filters and interceptors that are bound by name (§6.5.2).
 * <p>
 * Imports Jakarta REST and CDI only; none of them is global, so that no other route pays for them. Start at
 * {@link dev.straightway.it.filters.FilteredResource} and {@link dev.straightway.it.filters.ReversedResource}.
 */
package dev.straightway.it.filters;
