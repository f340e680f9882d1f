/**
 * The application under attack: {@code echo} gives back what it got, {@code fault} fails in the stage that the request names,
 * {@code async} answers late, twice or never, and {@code watch} tells what the server holds. Both stacks run the same classes.
 */
package dev.straightway.it.hostile;
