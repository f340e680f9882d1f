package dev.straightway.proof.walk;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.judge.Judgements;

/**
 * What every part of a walk works on. It knows none of the parts.
 *
 * @param classes the closed world
 * @param judgements what reviewed code does
 * @param annotations what annotations of the application mean for the walk
 * @param objects the abstract objects
 * @param flow moves them into points-to sets
 * @param graph of calls
 * @param reviews what is not walked, and what it makes
 * @param inputs what the walk asks of the container
 */
record Core(Classes classes, Judgements judgements, Annotations annotations, AbstractObjects objects, Flow flow, Graph graph,
        WalkInputs inputs, Reviews reviews) {
}
