/**
 * Representations in HAL of the resources that REST Data generates, with the wrappers and JSON writers of {@code quarkus-hal}.
 * Loaded only where such a resource is there ({@code docs/adr/0027-rest-data.md}).
 * <p>
 * Start at {@link dev.straightway.runtime.hal.EntityLinks}. Imports Jakarta REST, CDI and {@code quarkus-hal}.
 */
package dev.straightway.runtime.hal;
