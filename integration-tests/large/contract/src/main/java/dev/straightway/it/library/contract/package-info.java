/** What the library answers on every stack. Each application has one test class, which is a {@code LibraryContract}. */
package dev.straightway.it.library.contract;
