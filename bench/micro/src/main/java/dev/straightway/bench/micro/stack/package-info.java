/**
 * How JMH measures a stack: in JVMs that have the class path of what is packaged of it. Imports JMH. Start at {@link
 * dev.straightway.bench.micro.stack.Forks}.
 */
package dev.straightway.bench.micro.stack;
