/** The kinds of conversations, one class each; {@link dev.straightway.it.hostile.attack.delivery.Kinds} lists them. */
package dev.straightway.it.hostile.attack.delivery;
