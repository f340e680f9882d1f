/**
 * The lab: starts every target in a fresh JVM, verifies its answers, drives it, and reports what each request cost and why.
 * <p>
 * Scenario × target → trial → raw results, saved; a separate pass turns the saved results into a report. The packages follow
 * that order: {@code command}, {@code options}, {@code descriptor}, {@code scenario}, {@code target}, {@code run}, {@code
 * trial}, {@code host}, {@code ssh}, {@code server}, {@code verify}, {@code load}, {@code measure}, {@code metric}, {@code
 * profile}, {@code attribution}, {@code environment}, {@code results}, {@code statistics}, {@code compare}, {@code report},
 * {@code export}; {@code app} makes targets and scenarios of somebody's application, which {@code project} builds on each
 * stack and {@code request} finds requests for; {@code agent} is what runs inside the servers. The lab imports nothing of the
 * extension, and of Quarkus nothing but its templates for the report: a target is known by its jar and its answers. Start at
 * {@link dev.straightway.lab.Lab}.
 */
package dev.straightway.lab;
