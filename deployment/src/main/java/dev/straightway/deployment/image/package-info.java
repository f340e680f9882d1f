/**
 * What Quarkus has to put into the application that it builds, because of the plan: beans, members that generated code calls,
 * the owners of generated classes, and what a native image must know.
 */
package dev.straightway.deployment.image;
