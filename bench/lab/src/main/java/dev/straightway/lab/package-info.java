/**
 * The lab: starts every target in a fresh JVM, verifies its answers, drives it, and reports what each request cost.
 * <p>
 * Scenario × target → trial → raw results, saved; a separate pass turns the saved results into the table. The packages
 * follow that order: {@code options}, {@code target}, {@code server}, {@code load}, {@code measure}, {@code trial},
 * {@code profile}, {@code report}; {@code agent} is what runs inside the servers. The lab imports nothing of the
 * extension, and nothing of Quarkus: a target is known by its jar and its answers. Start at {@link dev.straightway.lab.Lab}.
 */
package dev.straightway.lab;
