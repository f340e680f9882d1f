/**
 * Jersey's client in memory. Imports Jersey's client. Start at
 * {@link dev.straightway.loopback.jersey.LoopbackConnectorProvider}.
 */
package dev.straightway.loopback.jersey;
