/**
 * Routes of the kinds that people write, none of which blocks: an in-memory shop, a library, a calendar, a calculator, and
 * others. Imports nothing of the analysis.
 */
package dev.straightway.deployment.proof.corpus.harmless;
