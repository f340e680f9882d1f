/** The configuration that an application is built with. Its reference in the documents is made of these interfaces. */
package dev.straightway.deployment.config;
