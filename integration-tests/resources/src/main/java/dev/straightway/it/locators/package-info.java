/**
 * Sub-resource locators (§3.4.1), and annotations that are inherited from interfaces and generic classes (§3.6).
 * <p>
 * Imports Jakarta REST and CDI only, and the filters and mappers of the other packages. Start at
 * {@link dev.straightway.it.locators.LibraryResource}, {@link dev.straightway.it.locators.ArchiveResource} and
 * {@link dev.straightway.it.locators.InheritingResource}.
 */
package dev.straightway.it.locators;
