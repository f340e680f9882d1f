/**
 * The net under the proof: names the routes that were proven and still hold an event loop, counts them, and takes them off the
 * loop if the application wants that.
 * <p>
 * Knows routes by number and no exchange; imports {@code invocation}, Netty's thread locals and the logger. Start at
 * {@link Watch}.
 */
package dev.straightway.runtime.http.watch;
