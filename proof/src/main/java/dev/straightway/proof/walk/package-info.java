/**
 * The points-to analysis: follows every reference of an application from where it is made to where it is called, and draws the
 * graph of calls.
 * <p>
 * Imports {@code application}, {@code code}, {@code json} and {@code judge} beside {@code java.*} and {@code
 * org.objectweb.asm}. Start at {@link dev.straightway.proof.walk.Walk}; {@code Flow} moves abstract objects into points-to
 * sets, {@code Linker} reads methods into it, {@code Calls} finds targets, {@code Summaries} does what the platform would do,
 * {@code Havoc} says what may come from code that isn't walked, {@code Escapes} what becomes of objects that it is given, and
 * {@code HandedBeans} the same of the container.
 */
package dev.straightway.proof.walk;
