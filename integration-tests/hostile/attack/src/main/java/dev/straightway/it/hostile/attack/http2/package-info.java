/** Conversations over HTTP/2, by the client of Vert.x, which nothing else imports. */
package dev.straightway.it.hostile.attack.http2;
