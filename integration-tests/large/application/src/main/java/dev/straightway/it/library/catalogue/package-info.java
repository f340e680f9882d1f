/** What the library has: books with their copies, authors, publishers, categories; in the database. */
package dev.straightway.it.library.catalogue;
