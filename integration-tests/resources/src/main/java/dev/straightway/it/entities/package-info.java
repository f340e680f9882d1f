/**
 * The standard entity providers (§4.2.4), in and out.
 * <p>
 * Imports Jakarta REST only. Start at {@link dev.straightway.it.entities.StandardEntitiesResource}.
 */
package dev.straightway.it.entities;
