/**
 * How JMH measures a stack: in JVMs with the class path of its packaged application. Imports JMH. Start at {@link
 * dev.straightway.bench.micro.stack.Forks}.
 */
package dev.straightway.bench.micro.stack;
