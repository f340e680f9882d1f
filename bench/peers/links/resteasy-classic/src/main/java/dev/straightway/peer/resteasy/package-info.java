/** A list whose links {@code resteasy-links} makes. */
package dev.straightway.peer.resteasy;
