/** What is computed: no database, no state. */
package dev.straightway.it.library.tools;
