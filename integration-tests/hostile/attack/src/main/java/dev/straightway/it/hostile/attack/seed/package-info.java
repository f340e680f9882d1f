/** Chance that comes out the same for the same seed. */
package dev.straightway.it.hostile.attack.seed;
