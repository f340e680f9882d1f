/** What classes of another package are below. */
package dev.straightway.deployment.reach.ways.elsewhere;
