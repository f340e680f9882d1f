/**
 * Hyperfoil in a JVM of its own: it runs the load that each line of standard input asks for and answers with one line of
 * JSON. It also reads, and runs, benchmarks in Hyperfoil's own format.
 * <p>
 * It may import Hyperfoil, Netty's buffers, HdrHistogram and Jackson, in the versions that Hyperfoil was built with; nothing
 * of the lab, which knows this program by its lines only. Start at
 * {@link dev.straightway.generator.hyperfoil.Generator}, then {@link dev.straightway.generator.hyperfoil.LoadRun}.
 */
package dev.straightway.generator.hyperfoil;
