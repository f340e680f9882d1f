/** What the application has beside the shared resources, since other stacks have nothing like it: typed links. */
package dev.straightway.peer.straightway;
