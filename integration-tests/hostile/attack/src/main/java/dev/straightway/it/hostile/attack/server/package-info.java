/** The applications under attack, each in a JVM of its own, and what they hold. */
package dev.straightway.it.hostile.attack.server;
