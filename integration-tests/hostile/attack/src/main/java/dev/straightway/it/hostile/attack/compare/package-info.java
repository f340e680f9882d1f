/** What two stacks answer differently, and the tables of what is accepted and known. */
package dev.straightway.it.hostile.attack.compare;
