/** Ways to block: a resource for each place where blocking hides, a route for each way. Imports nothing of the analysis. */
package dev.straightway.deployment.proof.corpus.blocking;
