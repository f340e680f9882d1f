/**
 * Scenarios as benchmarks in Hyperfoil's own format, which its agents run from many machines over SSH or Kubernetes.
 * <p>
 * It may import {@code java.*} and {@code scenario}; nothing of Hyperfoil, which reads the files in the test of this package.
 * Start at {@link dev.straightway.lab.export.HyperfoilYaml}.
 */
package dev.straightway.lab.export;
