/**
 * What fuzz tests share. They lie beside what they test: {@code …FuzzTest} with inputs in {@code …FuzzTestInputs} of the test
 * resources, a directory for each method. Start at {@link Invariants}.
 */
package dev.straightway.runtime.fuzzing;
