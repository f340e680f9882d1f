/**
 * Clients of Jakarta REST whose requests are answered in memory: filters, interceptors and entity providers of the client run,
 * and
 * no socket is opened.
 * <p>
 * Imports {@code java.*} and the kit's requests and answers. Start at {@link dev.straightway.loopback.Answers};
 * {@code resteasy},
 * {@code jersey} and {@code rest} plug a {@link dev.straightway.kit.Server} into the three clients.
 */
package dev.straightway.loopback;
