/**
 * The whole run: selects the classes, has them run by child JVMs, and gathers the results.
 * <p>
 * Imports the other packages, but never JUnit or Arquillian, which are the children's. Start at
 * {@link dev.straightway.it.tck.run.TckRun}.
 */
package dev.straightway.it.tck.run;
