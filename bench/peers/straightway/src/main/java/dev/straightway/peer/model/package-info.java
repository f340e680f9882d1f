/**
 * Resources that are built at run time, which only Straightway and Jersey know. It may import {@code dev.straightway}.
 */
package dev.straightway.peer.model;
