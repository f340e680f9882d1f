/** Who has what: members, loans, reservations; in the database, with rules that refuse. */
package dev.straightway.it.library.lending;
