/** Files and streams: covers, imports, exports, arrivals. */
package dev.straightway.it.library.media;
