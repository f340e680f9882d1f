/** What classes of another package are below. */
package dev.straightway.proof.ways.elsewhere;
