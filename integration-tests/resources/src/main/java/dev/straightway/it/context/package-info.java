/**
 * What the context tells of a request (§10.2), preconditions and variants, and methods for HEAD and OPTIONS.
 * <p>
 * Imports Jakarta REST only. Start at {@link dev.straightway.it.context.ContextResource}.
 */
package dev.straightway.it.context;
