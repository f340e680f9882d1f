/** What ends the build: problems that are found in the plan, and the message that has all of them. */
package dev.straightway.deployment.failure;
