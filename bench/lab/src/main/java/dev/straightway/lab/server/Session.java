package dev.straightway.lab.server;

import java.io.PrintStream;

/**
 * One call of the program.
 *
 * @param out where it prints
 * @param children the processes that it starts
 */
public record Session(PrintStream out, Children children) {
}
