/**
 * Resources to try the proof of the thread on: routes that block, each by another way, and routes that do not.
 *
 * <p>
 * They are ordinary resources and beans, and run in Quarkus as they are; nothing in them knows of the analysis but the
 * mark {@link dev.straightway.deployment.proof.corpus.Blocks}. {@code blocking} holds the ways to block,
 * {@code harmless} what people write that does not.
 */
package dev.straightway.deployment.proof.corpus;
