/**
 * Answers of methods that are known before anybody calls them: those that depend on nothing but constants and what is known of
 * the arguments.
 * <p>
 * Imports {@code code} and ASM. Start at {@link dev.straightway.proof.constant.Evaluation}.
 */
package dev.straightway.proof.constant;
