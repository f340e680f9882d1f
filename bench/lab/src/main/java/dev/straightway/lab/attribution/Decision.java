package dev.straightway.lab.attribution;

/**
 * Where a stack belongs.
 *
 * @param depth the index of the frame that decided; 0, the root, if it was the thread or nothing at all
 */
record Decision(Phase phase, int depth) {
}
