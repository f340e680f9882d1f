/**
 * Proves that a route does not block: walks everything that it can reach, as bytecode, and looks for what blocks or can't
 * be seen.
 * <p>
 * A wrong <em>proven</em> is a defect of the highest order; a missed one is a line in the report. So every question that is
 * not understood is answered with <em>not proven</em> and the path to it. The argument why the answer is sound stands in
 * {@code docs/thread-proof.md}; in short: {@code code} says what each method does to references, {@code walk} follows all
 * references of the closed world from where they are made to where they are called, so that each call has every target
 * that it can have, {@code judge} says what the code of the platform does by a table that people reviewed, and a search
 * over the graph of calls finds the shortest way to a reason.
 * <p>
 * May import {@code java.*} and {@code org.objectweb.asm}: nothing of Quarkus, so that it can be tested without one. Start
 * at {@link dev.straightway.proof.Prover}.
 */
package dev.straightway.proof;
