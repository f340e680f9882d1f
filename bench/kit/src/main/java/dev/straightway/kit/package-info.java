/**
 * Requests to a REST stack in memory: no socket, the whole stack otherwise.
 * <p>
 * Imports {@code java.*} only, so that the same requests go to servers of other times and class paths. Start at {@link
 * dev.straightway.kit.Request} and {@link dev.straightway.kit.Server}; {@code quarkus} has the server of a running
 * Quarkus application.
 */
package dev.straightway.kit;
