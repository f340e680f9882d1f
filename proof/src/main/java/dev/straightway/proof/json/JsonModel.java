package dev.straightway.proof.json;

import java.util.List;
import java.util.Set;

import org.objectweb.asm.tree.FieldNode;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;

/**
 * Is what JSON runs to read one type, and which types it goes on with.
 *
 * @param above the type and all above it that is walked
 * @param fillers constructors, factories, setters
 * @param fields its fields
 * @param holders what holds a collection or a map that is put into
 * @param asked accessors that are asked for the names of constants
 * @param inner the types that it goes on with
 * @param elements those of them that are put into the object itself, if it is a collection or a map
 * @param keys those of the elements that are compared and asked for their hash
 * @param doubts why it can't be told what runs
 */
public record JsonModel(Generic type, List<Shape> above, List<Filler> fillers, List<Filled> fields, List<Holder> holders,
        List<Found> asked, Set<Generic> inner, Set<Generic> elements, Set<Generic> keys, List<Doubt> doubts) {

    /** A method, and the types of its parameters. */
    public record Filler(Found method, List<Generic> parameters) {
    }

    /** A field, and its type. */
    public record Filled(Shape owner, FieldNode field, Generic type) {
    }

    /** A getter, or a field where that is null, and the type of the collection or map that it has. */
    public record Holder(Found getter, Filled field, Generic type) {
    }

    /**
     * What isn't understood, or what is understood to be bad.
     *
     * @param member that it is about; empty for the type as a whole
     */
    public record Doubt(String type, Judgement judgement, String member) {

        /** What is about the type as a whole. */
        public Doubt(String type, Judgement judgement) {
            this(type, judgement, "");
        }
    }
}
