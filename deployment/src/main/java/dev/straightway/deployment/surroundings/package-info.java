/**
 * What Quarkus, other extensions and the configuration say of an application beside its resources, read into values that the
 * stages take, and what they are told of it.
 */
package dev.straightway.deployment.surroundings;
