/**
 * The command line, and what the Maven build calls: reads options, starts what they ask for, and turns every failure that a
 * user can fix into one message and an exit code.
 * <p>
 * It may import all packages and picocli. Start at {@link dev.straightway.lab.command.LabCommand}.
 */
package dev.straightway.lab.command;
