package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
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
 * @param caller lets code call
 * @param broken reasons why nothing can be proven, usually none
 */
record Core(Classes classes, Judgements judgements, Annotations annotations, AbstractObjects objects, Flow flow, Graph graph,
        WalkInputs inputs, Reviews reviews, Caller caller, List<String> broken) {

    /** Lets {@code new} make an object, or an array. */
    void make(Node node, Variable out, String type) {
        flow.add(out, reviews.made(type, new Variable()));
        graph.initialise(node, type);
    }

    /** Lets a node have what the annotations of a class say that it uses. */
    void annotated(Node node, Shape type) {
        if (type.annotations().isEmpty()) {
            return; // most have none
        }
        annotations.bad(type.annotations()).ifPresent(judged -> node.event(
                Event.of("a class with the annotation of " + TypeNames.words(type.name()), judged, new CallSite(node, null))));
    }
}
