/** Ways of calling: classes with a method {@code good} and a method {@code bad} each, which differ in what they reach. */
package dev.straightway.proof.ways;
