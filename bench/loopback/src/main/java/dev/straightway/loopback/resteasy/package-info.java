/**
 * RESTEasy's client in memory. Imports RESTEasy's client. Start at {@link dev.straightway.loopback.resteasy.LoopbackEngine}.
 */
package dev.straightway.loopback.resteasy;
