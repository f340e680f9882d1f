/**
 * Hyperfoil in a JVM of its own, for machines that have no wrk: it repeats the load that each line of standard input asks
 * for and answers with one line of JSON.
 * <p>
 * It may import Hyperfoil, Netty's buffers and Jackson, in the versions that Hyperfoil was built with; nothing of the lab,
 * which knows this program by its lines only. Start at {@link dev.straightway.generator.hyperfoil.Generator}.
 */
package dev.straightway.generator.hyperfoil;
