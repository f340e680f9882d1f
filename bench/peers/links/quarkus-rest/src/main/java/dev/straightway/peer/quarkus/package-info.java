/** What the application has beside the shared resources: a list whose links {@code quarkus-rest-links} makes. */
package dev.straightway.peer.quarkus;
