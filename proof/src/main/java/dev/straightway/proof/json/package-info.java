/**
 * Models what Jackson does with a type: which members it asks and fills, what its annotations change, and what isn't modelled.
 * <p>
 * Imports {@code code} and {@code judge} beside {@code java.*} and {@code org.objectweb.asm}. Start at
 * {@link dev.straightway.proof.json.JsonModels}; {@code walk} runs what the model says.
 */
package dev.straightway.proof.json;
