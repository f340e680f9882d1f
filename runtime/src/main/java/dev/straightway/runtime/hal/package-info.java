/**
 * Links of entities, by annotation: as headers, and as representations in HAL with the wrappers and JSON writers of {@code
 * quarkus-hal}. Loaded only where a resource has them, as those that REST Data generates ({@code docs/adr/0027-rest-data.md},
 * {@code docs/adr/0036-links-by-annotation.md}).
 * <p>
 * Start at {@link dev.straightway.runtime.hal.LinkTable}. Imports Jakarta REST, CDI and the links' API; {@code EntityLinks} and
 * {@code HalFilter} also {@code quarkus-hal}.
 */
package dev.straightway.runtime.hal;
