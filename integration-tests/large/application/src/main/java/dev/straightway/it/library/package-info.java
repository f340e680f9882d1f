/**
 * The back office of a library: an application of realistic size, which runs on Quarkus REST and on Straightway. It may use
 * what both know: Jakarta REST, annotations and types of Quarkus REST, and extensions of Quarkus beside them.
 */
package dev.straightway.it.library;
