/**
 * What Quarkus, other extensions and the configuration say of an application beside its resources, as values that the stages
 * take, and what these are told in return.
 */
package dev.straightway.deployment.surroundings;
