/** Odd requests: fields, queries and targets that the stacks read differently. */
package dev.straightway.it.input;
