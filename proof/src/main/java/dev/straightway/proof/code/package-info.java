/**
 * Reads class files: names, hierarchy, and what each method does to references.
 * <p>
 * Imports {@code java.*} and {@code org.objectweb.asm}. Start at {@link dev.straightway.proof.code.Classes} and
 * {@link dev.straightway.proof.code.Op}.
 */
package dev.straightway.proof.code;
