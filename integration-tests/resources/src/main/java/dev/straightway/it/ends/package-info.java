/** Requests that end in every way, and a balance of what began and what ended. */
package dev.straightway.it.ends;
