/** What lies on the desk: notices, baskets, feedback; in memory. */
package dev.straightway.it.library.desk;
