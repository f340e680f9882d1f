/** The attack as a whole. Start at {@link dev.straightway.it.hostile.attack.run.Attack}. */
package dev.straightway.it.hostile.attack.run;
