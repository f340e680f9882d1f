/**
 * The client of Quarkus REST in memory. Imports Netty, the client, and what it takes to give Vert.x channels in memory. Start
 * at
 * {@link dev.straightway.loopback.rest.LoopbackClients}.
 */
package dev.straightway.loopback.rest;
