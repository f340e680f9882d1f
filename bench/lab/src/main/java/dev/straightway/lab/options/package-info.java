/**
 * What can be chosen with {@code -Dlab.…} or {@code --…}: each option with its default and its help in one place.
 * <p>
 * It may import {@code java.*} only. Start at {@link dev.straightway.lab.options.Option}, which is also what the help prints.
 */
package dev.straightway.lab.options;
