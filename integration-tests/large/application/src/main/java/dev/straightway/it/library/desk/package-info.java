/** What lies on the desk: notices, baskets, feedback, labels; in memory. */
package dev.straightway.it.library.desk;
